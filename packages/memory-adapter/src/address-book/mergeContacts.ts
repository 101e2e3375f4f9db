import { MailroomError, type Contact, type ContactFields, type ContactId } from '@mailroom/core'
import type { ContactBook } from './ContactBook'

/** As core's `AddressBookPort.merge`. @source CT-06 */
export function mergeContacts(
  book: ContactBook,
  ids: readonly ContactId[],
  fields: ContactFields,
  now: number,
): Contact {
  const [first, ...others] = [...new Set(ids)].map((id) => book.contact(id))
  if (!first || others.length === 0)
    throw new MailroomError('invalid', 'Only several contacts can become one.')
  const groups = [...fields.groups, ...[first, ...others].flatMap((contact) => contact.groups)]
  const gone = others.map(({ id }) => id)
  const merged = book.save({ ...fields, groups }, first.id, gone)
  book.remove(gone, now)
  // What has gone may have had the address, which belongs to who has stayed.
  return book.put(merged)
}
