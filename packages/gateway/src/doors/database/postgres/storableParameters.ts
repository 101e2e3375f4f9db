import { storableText } from '../storableText'

/**
 * Values as PostgreSQL takes them: it refuses a whole statement for a NUL in a text, also in one that is only looked for,
 * and what is looked for can be typed by anybody.
 */
export const storableParameters = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (typeof value === 'string' && value.includes('\0') ? storableText(value) : value))
