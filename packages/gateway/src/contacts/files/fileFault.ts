import { maxContactFileBytes, maxContactFileRows, MailroomError } from '@mailroom/core'

/**
 * A file that cannot be read as one of its kind.
 *
 * @param expected what it should have been, as a sentence for whoever made the file
 */
export const unreadable = (expected: string, cause?: unknown): MailroomError =>
  new MailroomError('invalid', `The file of contacts cannot be read. ${expected}`, {
    fields: { file: [expected] },
    cause,
  })

/** A file of more people than are read at a time. */
export const tooManyPeople = (): MailroomError =>
  new MailroomError(
    'tooLarge',
    `The file has more than ${maxContactFileRows} contacts, the most that are read at a time. Split it.`,
  )

/** A file of more bytes than are read. */
export const tooManyBytes = (): MailroomError =>
  new MailroomError(
    'tooLarge',
    `The file has more than ${maxContactFileBytes} bytes, the most that are read.`,
  )

/** What a table must look like. */
export const expectedTable =
  'Expected a row of heads such as Name, E-mail, Mobile and below it one person a row, or a column of e-mail addresses.'

/** What a workbook must be. */
export const expectedWorkbook = 'Expected a workbook of Excel (.xlsx or .xls) without a password.'

/** What a csv file must be. */
export const expectedCsv =
  'Expected text in rows, with commas, semicolons or tabs between the cells, and quotation marks in pairs.'

/** What a vCard file must be. */
export const expectedCards = 'Expected vCards: BEGIN:VCARD, the lines of a person, END:VCARD.'
