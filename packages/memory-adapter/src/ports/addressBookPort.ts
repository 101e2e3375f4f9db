import {
  MailroomError,
  maxContactsAtOnce,
  type AddressBookPort,
  type Contact,
  type ContactExportChoice,
  type ContactExportKind,
  type ContactId,
  type DownloadedFile,
  type TransferOptions,
} from '@mailroom/core'
import { byName } from '../address-book/byName'
import type { ContactBook } from '../address-book/ContactBook'
import { doubleContacts } from '../address-book/doubleContacts'
import { writeContactCards } from '../address-book/files/contactCards'
import { writeContactCsv } from '../address-book/files/contactCsv'
import { checkedKind, readContactFile } from '../address-book/files/readContactFile'
import { mergeContacts } from '../address-book/mergeContacts'
import { pageContacts } from '../address-book/pageContacts'
import { takeOverContacts } from '../address-book/takeOverContacts'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'
import type { Seat } from '../system/Seat'
import { checkPage } from './checkPage'

/**
 * The address book of whoever is signed in. Contacts are read from csv files, in UTF-8 and with heads in English, and from
 * vcf files of vCard 3.0, and written to both; what is a workbook of Excel is `invalid`, with `fields.file`.
 */
export function createAddressBookPort(seat: Seat, calls: Calls): AddressBookPort {
  const book = (): ContactBook => seat.user.contacts
  const now = (): number => seat.system.now()
  return {
    page: (query, options) =>
      calls.make(
        'addressBook.page',
        () => {
          checkPage(query)
          return pageContacts(book(), query)
        },
        options,
      ),
    contact: (id, options) => calls.make('addressBook.contact', () => book().contact(id), options),
    find: (address, options) => calls.make('addressBook.find', () => book().find(address), options),
    save: (fields, id) => calls.make('addressBook.save', () => book().save(fields, id)),
    remove: (ids) => calls.make('addressBook.remove', () => book().remove(checked(ids), now())),
    restore: (ids) => calls.make('addressBook.restore', () => book().restore(checked(ids), now())),
    groups: (options) =>
      calls.make(
        'addressBook.groups',
        () => ({
          groups: book()
            .groupNames.ids()
            .map((id) => book().group(id)),
          total: book().count,
          ungrouped: book().inGroup('none').length,
        }),
        options,
      ),
    makeGroup: (name) =>
      calls.make('addressBook.makeGroup', () => book().group(book().groupNames.make(name))),
    renameGroup: (id, name) =>
      calls.make('addressBook.renameGroup', () => {
        book().groupNames.rename(id, name)
        return book().group(id)
      }),
    removeGroup: (id) => calls.make('addressBook.removeGroup', () => book().removeGroup(id)),
    distribute: (ids, groups) =>
      calls.make('addressBook.distribute', () => book().distribute(checked(ids), groups)),
    takeOut: (ids, group) =>
      calls.make('addressBook.takeOut', () => {
        book().groupNames.require(group)
        book().takeOut(checked(ids), group)
      }),
    importFile: (file, how, options) =>
      calls.make(
        'addressBook.importFile',
        async () => {
          const kind = checkedKind(file)
          const bytes = new Uint8Array(await file.arrayBuffer())
          await transfer(bytes.length, calls, options)
          return takeOverContacts(book(), readContactFile(bytes, kind), how)
        },
        options,
      ),
    exportFile: (kind, choice, options) =>
      calls.make(
        'addressBook.exportFile',
        () => exportFile(kind, chosen(book(), choice), book(), calls, options),
        options,
      ),
    doubles: (options) => calls.make('addressBook.doubles', () => doubleContacts(book().all()), options),
    merge: (ids, fields) =>
      calls.make('addressBook.merge', () => mergeContacts(book(), checked(ids), fields, now())),
  }
}

/** @throws MailroomError `invalid` for more than are changed at a time */
function checked(ids: readonly ContactId[]): readonly ContactId[] {
  if (ids.length <= maxContactsAtOnce) return ids
  throw new MailroomError('invalid', `At most ${maxContactsAtOnce} contacts are changed at a time.`)
}

function chosen(book: ContactBook, choice: ContactExportChoice): readonly Contact[] {
  if ('group' in choice) return book.inGroup(choice.group)
  if (!('ids' in choice)) return book.all()
  if (choice.ids.length === 0) throw new MailroomError('invalid', 'Nobody was chosen.')
  return book.some(checked(choice.ids))
}

const types = { csv: 'text/csv;charset=utf-8', vcf: 'text/vcard;charset=utf-8' } as const

async function exportFile(
  kind: ContactExportKind,
  contacts: readonly Contact[],
  { groupNames }: ContactBook,
  calls: Calls,
  options: TransferOptions | undefined,
): Promise<DownloadedFile> {
  if (kind === 'xlsx') {
    const message = 'The company in memory writes csv and vcf files.'
    throw new MailroomError('invalid', message, { fields: { file: [message] } })
  }
  const write = kind === 'csv' ? writeContactCsv : writeContactCards
  const bytes = write(contacts.toSorted(byName), (group) => groupNames.require(group))
  await transfer(bytes.length, calls, options)
  return { name: `contacts.${kind}`, content: new Blob([bytes], { type: types[kind] }) }
}
