import {
  addressKey,
  isEmailAddress,
  MailroomError,
  sameAddress,
  type Address,
  type ContactsPort,
  type PersonCard,
} from '@mailroom/core'
import { peoplePage } from '../system/peoplePage'
import type { Calls } from '../calls/Calls'
import { setStandings, standingOf } from '../mailbox/sorting'
import type { Account } from '../system/Account'
import type { Directory } from '../system/Directory'
import { lookOf } from '../system/lookOf'
import type { Seat } from '../system/Seat'

/** The company's people, and what the one who is signed in has noted about people. */
export function createContactsPort(seat: Seat, calls: Calls): ContactsPort {
  return {
    suggest: (text, options) =>
      calls.make('contacts.suggest', () => seat.system.directory.suggest(text, seat.user), options),
    people: (query, options) =>
      calls.make('contacts.people', () => peoplePage(seat.system.directory, seat.user, query), options),
    departments: (options) =>
      calls.make('contacts.departments', () => seat.system.directory.departments(), options),
    groups: (options) =>
      calls.make(
        'contacts.groups',
        () => seat.system.directory.groups().map(({ members: _members, ...group }) => group),
        options,
      ),
    groupMembers: (address, options) =>
      calls.make('contacts.groupMembers', () => membersOf(seat.system.directory, address), options),
    lookUp: (address, options) =>
      calls.make(
        'contacts.lookUp',
        () => cardOf(seat.user, seat.system.directory, checked(address)),
        options,
      ),
    add: ({ address, name }) =>
      calls.make('contacts.add', () => {
        const { contacts } = seat.user
        const key = addressKey(checked(address))
        const known = contacts.get(key)
        contacts.set(key, {
          address: known?.address ?? address.trim(),
          name: name.trim() || (known?.name ?? ''),
        })
      }),
    addSender: (ref) =>
      calls.make('contacts.addSender', () => {
        seat.requireOpen(ref.folder)
        const { from } = seat.user.mailbox.mail(ref).content
        const key = addressKey(from)
        if (!seat.user.contacts.has(key)) seat.user.contacts.set(key, from)
      }),
    remove: (addresses) =>
      calls.make('contacts.remove', () => {
        for (const address of addresses) seat.user.contacts.delete(addressKey(address))
      }),
    setStanding: (address, standing) =>
      calls.make('contacts.setStanding', () => void setStandings(seat.user, [checked(address)], standing)),
  }
}

function checked(address: string): string {
  const bare = address.trim()
  if (isEmailAddress(bare)) return bare
  const message = `"${address}" is no address.`
  throw new MailroomError('invalid', message, { fields: { address: [message] } })
}

function cardOf(account: Account, directory: Directory, address: string): PersonCard {
  const key = addressKey(address)
  const contact = account.contacts.get(key)
  const standing = standingOf(account, address)
  const colleague = directory.find(key)
  return {
    ...lookOf(colleague),
    department: colleague?.person.department ?? '',
    isContact: contact !== undefined,
    ...(contact && contact.name !== '' && { contactName: contact.name }),
    isSelf: sameAddress(account.address, address),
    ...(standing && { standing }),
    isSorted: true,
  }
}

function membersOf(directory: Directory, address: string): Address[] {
  const group = directory.groups().find((each) => sameAddress(each, address))
  if (!group) throw new MailroomError('notFound', `${address} is no list of the company.`)
  return group.members.map((member) => member.address)
}
