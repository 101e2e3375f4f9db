/**
 * A text in lines that end with a line feed each. Of controls, only tabs and line feeds are text (RFC 5545 3.1), and only the
 * latter are escaped: a carriage return would end the line for whoever reads it.
 *
 * @source T16
 */
export const plainLines = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .toWellFormed()
