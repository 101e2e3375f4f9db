/**
 * The lines of a calendar, unfolded.
 *
 * @source RFC 5545 3.1
 */
export const contentLines = (text: string): string[] =>
  (text.includes('\n') ? text : text.replaceAll('\r', '\n')).replace(/\r?\n[ \t]/g, '').split(/\r?\n/)

/** The name of the property that a line has, in upper case; empty for what is no such line. */
export const propertyName = (line: string): string =>
  /^([A-Z0-9-]{1,60})[:;]/i.exec(line)?.[1]?.toUpperCase() ?? ''
