import { MailroomError, maxCalendarFileBytes, maxCalendarFileEvents } from '@mailroom/core'

/**
 * A file that cannot be read as a calendar.
 *
 * @param expected what it should have been, as a sentence for whoever made the file
 */
export const unreadable = (
  expected = 'Expected an iCalendar file: BEGIN:VCALENDAR, its events, END:VCALENDAR.',
): MailroomError =>
  new MailroomError('invalid', `The file cannot be read. ${expected}`, { fields: { file: [expected] } })

/** A file of more events than are read at a time. */
export const tooManyEvents = (): MailroomError =>
  new MailroomError(
    'tooLarge',
    `The file has more than ${maxCalendarFileEvents} events, the most that are read at a time. Split it.`,
  )

/** A file of more bytes than are read. */
export const tooManyBytes = (): MailroomError =>
  new MailroomError(
    'tooLarge',
    `The file has more than ${maxCalendarFileBytes} bytes, the most that are read.`,
  )
