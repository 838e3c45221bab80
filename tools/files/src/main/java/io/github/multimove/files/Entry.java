package io.github.multimove.files;

/**
 * A key with its value in a section.
 *
 * @param line its line, from 1
 * @param key the key
 * @param value the value, without spaces around it
 * @param valueColumn the column at which the value begins, from 1
 */
record Entry(int line, String key, String value, int valueColumn) {}
