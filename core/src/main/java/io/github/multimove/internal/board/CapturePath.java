package io.github.multimove.internal.board;

/**
 * One way to capture on a square, seen from that square.
 *
 * @param from where the attacker stands
 * @param codes one bit for each piece (by code) that attacks this way from there
 * @param between squares that must be empty, from the attacker's side, but for the screen if it needs one
 * @param behind 0 if it needs no screen; else exactly one square between is occupied, among so many of the last
 * @param meets one bit for each code that it captures and leaps over
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, read in every loop
public record CapturePath(short from, long codes, short[] between, int behind, long meets) {
    /** Whether it captures, or leaps over, what stands on a square, by its code; 0 for nothing there. */
    public boolean meets(int code) {
        return (meets >>> code & 1) != 0;
    }
}
