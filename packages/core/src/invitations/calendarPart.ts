import type { Attachment, Message } from '../mail/Message'

/** The largest calendar that is read, in bytes: a thousand guests and a long description. */
export const maxCalendarBytes = 512 * 1024

/** The part of a mail in which a calendar program speaks; undefined when there is none that is read. @source RD-10 */
export const calendarPart = ({ attachments }: Pick<Message, 'attachments'>): Attachment | undefined =>
  attachments.find(
    ({ contentType, sizeBytes }) =>
      (contentType === 'text/calendar' || contentType === 'application/ics') && sizeBytes <= maxCalendarBytes,
  )
