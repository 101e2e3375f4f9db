/** Most characters of a text that are taken from a file: more than a contact may have, so that it is told to be too long. */
const maxTextLength = 4000

/** A text of one line: without control characters, line ends as blanks, nothing around it. */
export const oneLine = (text: string): string =>
  plain(text)
    .replace(/[\n\t\u2028\u2029]+/g, ' ')
    .trim()

/** A text of several lines: without control characters, with line ends of one kind. */
export const severalLines = (text: string): string => plain(text).trim()

const plain = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\x0b-\x1f\x7f\ufffe\uffff]/g, '')
    .toWellFormed()
