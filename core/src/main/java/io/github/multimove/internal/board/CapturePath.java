package io.github.multimove.internal.board;

/**
 * One way to capture on a square, seen from that square.
 *
 * @param from where the attacker stands
 * @param codes one bit for each piece (by code) that attacks this way from there
 * @param between squares that must be empty
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, read in every loop
public record CapturePath(short from, long codes, short[] between) {}
