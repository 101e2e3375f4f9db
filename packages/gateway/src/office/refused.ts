import { MailroomError } from '@mailroom/core'

/** What the reader is told stands in the words of the gateway, by this key. */
export const refused = (detail: 'officeKind' | 'officeMissing' | 'officeBroken', cause?: unknown) =>
  new MailroomError('invalid', `The file cannot be converted: ${detail}.`, {
    cause,
    fields: { non_field_errors: [detail] },
  })
