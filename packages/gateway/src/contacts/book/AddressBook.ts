import type {
  Contact,
  ContactExportChoice,
  ContactExportKind,
  ContactFields,
  ContactFileKind,
  ContactGroup,
  ContactGroupId,
  ContactGroups,
  ContactId,
  ContactImport,
  ContactImportOutcome,
  ContactPage,
  ContactQuery,
  Locale,
} from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'
import type { ContactFiles } from '../files/ContactFiles'
import { doubleContacts } from './doubleContacts'
import { chosenContacts } from './exportContacts'
import { importContacts } from './importContacts'
import { mergeContacts } from './mergeContacts'
import { removeById, restoreContacts } from './removeContacts'
import { distributeContacts } from './groups/distributeContacts'
import { listContactGroups } from './groups/listGroups'
import { makeContactGroup } from './groups/makeGroup'
import { removeContactGroup } from './groups/removeGroup'
import { renameContactGroup } from './groups/renameGroup'
import { takeOutContacts } from './groups/takeOutContacts'
import { pageBook } from './pageContacts'
import { findInBook, readContact } from './readContact'
import { saveContact } from './saveContact'

/** What an address book is made of. */
export interface AddressBookParts {
  readonly database: Database
  /** ms since 1970. */
  readonly now: () => number
  readonly files: ContactFiles
}

/** As core's `AddressBookPort`, for an account: each call sees its contacts alone. */
export interface AddressBook {
  page(accountId: AccountId, query: ContactQuery): Promise<ContactPage>
  contact(accountId: AccountId, id: ContactId): Promise<Contact>
  find(accountId: AccountId, address: string): Promise<Contact | undefined>
  save(accountId: AccountId, fields: ContactFields, id?: ContactId): Promise<Contact>
  remove(accountId: AccountId, ids: readonly ContactId[]): Promise<void>
  restore(accountId: AccountId, ids: readonly ContactId[]): Promise<void>
  groups(accountId: AccountId): Promise<ContactGroups>
  makeGroup(accountId: AccountId, name: string): Promise<ContactGroup>
  renameGroup(accountId: AccountId, id: ContactGroupId, name: string): Promise<ContactGroup>
  removeGroup(accountId: AccountId, id: ContactGroupId): Promise<void>
  distribute(
    accountId: AccountId,
    ids: readonly ContactId[],
    groups: readonly ContactGroupId[],
  ): Promise<void>
  takeOut(accountId: AccountId, ids: readonly ContactId[], group: ContactGroupId): Promise<void>
  /** @param signal until the file is read: then all of it is taken over */
  importFile(
    accountId: AccountId,
    file: { readonly bytes: Uint8Array; readonly kind: ContactFileKind },
    how: ContactImport,
    signal?: AbortSignal,
  ): Promise<ContactImportOutcome>
  exportFile(
    accountId: AccountId,
    kind: ContactExportKind,
    choice: ContactExportChoice,
    locale: Locale,
  ): Promise<Uint8Array>
  doubles(accountId: AccountId): Promise<readonly (readonly Contact[])[]>
  merge(accountId: AccountId, ids: readonly ContactId[], fields: ContactFields): Promise<Contact>
  /** Lets go of what reads files. */
  close(): Promise<void>
}

/** Puts the calls of this folder together. @source CT-02, CT-03, CT-06 */
export function createAddressBook({ database, now, files }: AddressBookParts): AddressBook {
  const { db } = database
  return {
    page: (accountId, query) => pageBook(db, accountId, query),
    contact: (accountId, id) => readContact(db, accountId, id),
    find: (accountId, address) => findInBook(db, accountId, address),
    save: (accountId, fields, id) => saveContact(database, accountId, fields, id, now()),
    remove: (accountId, ids) => removeById(database, accountId, ids, now()),
    restore: (accountId, ids) => restoreContacts(database, accountId, ids, now()),
    groups: (accountId) => listContactGroups(db, accountId),
    makeGroup: (accountId, name) => makeContactGroup(database, accountId, name),
    renameGroup: (accountId, id, name) => renameContactGroup(database, accountId, id, name),
    removeGroup: (accountId, id) => removeContactGroup(database, accountId, id),
    distribute: (accountId, ids, groups) => distributeContacts(database, accountId, ids, groups),
    takeOut: (accountId, ids, group) => takeOutContacts(database, accountId, ids, group),
    async importFile(accountId, { bytes, kind }, how, signal) {
      const filed = await files.read(bytes, kind, signal && { signal })
      return importContacts(database, accountId, filed, how, now())
    },
    async exportFile(accountId, kind, choice, locale) {
      const [contacts, { groups }] = await Promise.all([
        chosenContacts(db, accountId, choice),
        listContactGroups(db, accountId),
      ])
      return files.write(kind, contacts, new Map(groups.map(({ id, name }) => [id, name])), locale)
    },
    doubles: (accountId) => doubleContacts(db, accountId),
    merge: (accountId, ids, fields) => mergeContacts(database, accountId, ids, fields, now()),
    close: () => files.close(),
  }
}
