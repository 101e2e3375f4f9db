import type { Contact, ContactPage, ContactQuery, ContactRow } from '@mailroom/core'
import { byName } from './byName'
import type { ContactBook } from './ContactBook'

/** As core's `AddressBookPort.page`. */
export function pageContacts(book: ContactBook, { text, group, offset, limit }: ContactQuery): ContactPage {
  const wanted = text.normalize('NFKC').trim().toLowerCase()
  const fitting = (group === undefined ? book.all() : book.inGroup(group))
    .filter((contact) => wordsOf(contact).includes(wanted))
    .toSorted(byName)
  return { contacts: fitting.slice(offset, offset + limit).map(rowOf), total: fitting.length }
}

const wordsOf = ({ name, address, moreAddresses, company, mobile }: Contact): string =>
  [name, address, ...moreAddresses, company, mobile].join('\n').normalize('NFKC').toLowerCase()

const rowOf = ({ id, name, address, mobile, company, groups }: Contact): ContactRow => ({
  ...{ id, name, address, mobile, company, groups },
})
