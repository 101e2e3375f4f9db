/**
 * A text as every database can hold it: NUL, which PostgreSQL refuses, and halves of characters, which no encoding can
 * write, become the replacement character.
 */
export const storableText = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed()
