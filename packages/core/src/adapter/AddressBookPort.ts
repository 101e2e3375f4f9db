import type {
  Contact,
  ContactFields,
  ContactGroup,
  ContactGroupId,
  ContactGroups,
  ContactId,
  ContactPage,
  ContactQuery,
} from '../contacts/Contact'
import type {
  ContactExportChoice,
  ContactExportKind,
  ContactImport,
  ContactImportOutcome,
} from '../contacts/ContactFile'
import type { DownloadedFile } from '../files/DownloadedFile'
import type { ReadOptions, TransferOptions } from './MailroomAdapter'

/**
 * The personal address book: all that somebody has noted of people, and the groups that they are in. It is that of
 * `ContactsPort`, which knows names and addresses alone; a mail system that keeps no more has no such port.
 *
 * @source CT-02
 */
export interface AddressBookPort {
  /** A page of it. `notFound` for a group that is not there. */
  page(query: ContactQuery, options?: ReadOptions): Promise<ContactPage>
  /** One contact, whole. `notFound` */
  contact(id: ContactId, options?: ReadOptions): Promise<Contact>
  /** The contact with this first address; undefined for none. */
  find(address: string, options?: ReadOptions): Promise<Contact | undefined>
  /**
   * Adds somebody, or changes them. Groups that are not there are passed over. `invalid` with the fields at fault and the
   * names of `ContactFault`, `conflict` when another contact has the address, `overQuota` above `maxContacts`, `notFound`.
   *
   * @param id absent for somebody new
   */
  save(fields: ContactFields, id?: ContactId): Promise<Contact>
  /** Removes contacts; those that are not there are passed over. For `contactUndoMs` they can be brought back. */
  remove(ids: readonly ContactId[]): Promise<void>
  /**
   * Brings back contacts that were removed, with all that was known of them. Those whose address somebody has got
   * meanwhile, and those that are gone for good, are passed over.
   */
  restore(ids: readonly ContactId[]): Promise<void>
  /** The groups, and how many are in none. */
  groups(options?: ReadOptions): Promise<ContactGroups>
  /** Makes a group. `invalid` for an empty or long name, `conflict` when there is one of this name, `overQuota`. */
  makeGroup(name: string): Promise<ContactGroup>
  /** Gives a group another name. As `makeGroup`; `notFound`. */
  renameGroup(id: ContactGroupId, name: string): Promise<ContactGroup>
  /** Removes a group; its contacts stay. Nothing happens when it is not there. */
  removeGroup(id: ContactGroupId): Promise<void>
  /** Puts contacts into groups too. Those that are not there are passed over; `notFound` for a group. @source CT-02 */
  distribute(ids: readonly ContactId[], groups: readonly ContactGroupId[]): Promise<void>
  /** Takes contacts out of a group. `notFound` for the group. */
  takeOut(ids: readonly ContactId[], group: ContactGroupId): Promise<void>
  /**
   * Takes over the contacts of a file: all that can be, at once. `invalid` with `fields.file` for a file that cannot be
   * read as what its name says, `tooLarge` for one of more than `maxContactFileBytes` or `maxContactFileRows`, `overQuota`
   * above `maxContacts`, `notFound` for the group. Withdrawn, it has taken over all or nothing.
   *
   * @source CT-03
   */
  importFile(file: File, how: ContactImport, options?: TransferOptions): Promise<ContactImportOutcome>
  /** Writes contacts to a file. `notFound` for a group. @source CT-03 */
  exportFile(
    kind: ContactExportKind,
    choice: ContactExportChoice,
    options?: TransferOptions,
  ): Promise<DownloadedFile>
  /**
   * Contacts that seem to be the same person: of the same name, or with the same mobile number. Each is in one of these at
   * most; at most `maxDoubles` of them, each of at most `maxDoubled` contacts.
   *
   * @source CT-06
   */
  doubles(options?: ReadOptions): Promise<readonly (readonly Contact[])[]>
  /**
   * Makes one contact of several: the first stays, with these fields, and the others go. It comes into all their groups.
   * As `save`; `notFound` when one of them is not there.
   *
   * @param ids at least two
   * @source CT-06
   */
  merge(ids: readonly ContactId[], fields: ContactFields): Promise<Contact>
}
