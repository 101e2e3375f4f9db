import {
  addressKey,
  contactUndoMs,
  MailroomError,
  maxContacts,
  type Contact,
  type ContactFields,
  type ContactGroup,
  type ContactGroupId,
  type ContactId,
} from '@mailroom/core'
import { checkedContact } from './checkedContact'
import { ContactGroupNames } from './ContactGroupNames'

/** A contact that can still be brought back. */
interface RemovedContact {
  readonly contact: Contact
  /** ms since 1970. */
  readonly removedAt: number
}

/** The personal address book of one person. */
export class ContactBook {
  readonly groupNames = new ContactGroupNames()
  private readonly kept = new Map<ContactId, Contact>()
  /** Ids by `addressKey` of the first address. */
  private readonly byAddress = new Map<string, ContactId>()
  private readonly removed = new Map<ContactId, RemovedContact>()
  private lastId = 0

  /** In the order in which they came. */
  all(): readonly Contact[] {
    return [...this.kept.values()]
  }

  get count(): number {
    return this.kept.size
  }

  /** @throws MailroomError `notFound` */
  contact(id: ContactId): Contact {
    const found = this.kept.get(id)
    if (!found) throw new MailroomError('notFound', 'The contact is not in the address book.')
    return found
  }

  /** By the first address. */
  find(address: string): Contact | undefined {
    const id = this.byAddress.get(addressKey(address))
    return id === undefined ? undefined : this.kept.get(id)
  }

  /** Those of some ids that are there, each once. */
  some(ids: readonly ContactId[]): readonly Contact[] {
    return [...new Set(ids)].flatMap((id) => this.kept.get(id) ?? [])
  }

  /**
   * As core's `AddressBookPort.save`.
   *
   * @param instead contacts that go as this one is saved, so that it may have their address
   */
  save(fields: ContactFields, id?: ContactId, instead: readonly ContactId[] = []): Contact {
    if (id !== undefined) this.contact(id)
    const checked = checkedContact(fields)
    const known = this.find(checked.address)
    if (known && known.id !== id && !instead.includes(known.id))
      throw new MailroomError('conflict', 'Another contact has this address.', {
        fields: { address: ['Another contact has this address.'] },
      })
    if (id === undefined) this.requireRoom(1)
    return this.put({
      ...checked,
      groups: this.groupNames.known(checked.groups),
      id: id ?? (this.lastId += 1),
    })
  }

  /** Keeps a contact of whom nothing has to be checked any more, over the one with its id. */
  put(contact: Contact): Contact {
    const before = this.kept.get(contact.id)
    if (before) this.byAddress.delete(addressKey(before.address))
    this.kept.set(contact.id, contact)
    this.byAddress.set(addressKey(contact.address), contact.id)
    return contact
  }

  /** Those that are not there are passed over. */
  remove(ids: readonly ContactId[], now: number): void {
    for (const contact of this.some(ids)) {
      this.kept.delete(contact.id)
      this.byAddress.delete(addressKey(contact.address))
      this.removed.set(contact.id, { contact, removedAt: now })
    }
  }

  /** As core's `AddressBookPort.restore`. */
  restore(ids: readonly ContactId[], now: number): void {
    for (const id of new Set(ids)) {
      const found = this.removed.get(id)
      if (!found || !isThere(found, now)) continue
      const { contact } = found
      if (this.find(contact.address) || this.count >= maxContacts) continue
      this.removed.delete(id)
      this.put({ ...contact, groups: this.groupNames.known(contact.groups) })
    }
  }

  /** The contact with this address, which comes back when it was removed a short while ago. */
  findAgain(address: string, now: number): Contact | undefined {
    const key = addressKey(address)
    if (!this.byAddress.has(key)) {
      const latest = [...this.removed.values()].findLast(({ contact }) => addressKey(contact.address) === key)
      if (latest) this.restore([latest.contact.id], now)
    }
    return this.find(address)
  }

  /** Takes a group away, and its contacts out of it. */
  removeGroup(id: ContactGroupId): void {
    this.groupNames.remove(id)
    this.takeOut(
      this.all().map((contact) => contact.id),
      id,
    )
  }

  /** Those that are not there are passed over. @throws MailroomError `notFound` for a group */
  distribute(ids: readonly ContactId[], groups: readonly ContactGroupId[]): void {
    for (const group of groups) this.groupNames.require(group)
    for (const contact of this.some(ids))
      this.put({ ...contact, groups: [...new Set([...contact.groups, ...groups])] })
  }

  /** Those that are not in it are passed over. */
  takeOut(ids: readonly ContactId[], group: ContactGroupId): void {
    for (const contact of this.some(ids))
      this.put({ ...contact, groups: contact.groups.filter((each) => each !== group) })
  }

  /** Those in a group, or in none. @throws MailroomError `notFound` */
  inGroup(group: ContactGroupId | 'none'): readonly Contact[] {
    if (group !== 'none') this.groupNames.require(group)
    return this.all().filter(({ groups }) =>
      group === 'none' ? groups.length === 0 : groups.includes(group),
    )
  }

  /** A group with how many are in it. */
  group(id: ContactGroupId): ContactGroup {
    return { id, name: this.groupNames.require(id), count: this.inGroup(id).length }
  }

  /** @throws MailroomError `overQuota` when so many more would be too many */
  requireRoom(more: number): void {
    if (this.count + more > maxContacts)
      throw new MailroomError('overQuota', `An address book has at most ${maxContacts} contacts.`)
  }
}

const isThere = ({ removedAt }: RemovedContact, now: number): boolean => now - removedAt < contactUndoMs
