import {
  addressKey,
  isEmailAddress,
  MailroomError,
  maxContactText,
  noContactFields,
  sameAddress,
  type Address,
  type ContactsPort,
  type PersonCard,
} from '@mailroom/core'
import { peoplePage } from '../system/peoplePage'
import { recentPeople } from '../system/recentPeople'
import type { Calls } from '../calls/Calls'
import { setStandings, standingOf } from '../mailbox/sorting'
import type { Account } from '../system/Account'
import type { Directory } from '../system/Directory'
import { lookOf } from '../system/lookOf'
import type { Seat } from '../system/Seat'
import { checkPage } from './checkPage'

/** The company's people, and what the one who is signed in has noted about people. */
export function createContactsPort(seat: Seat, calls: Calls): ContactsPort {
  return {
    suggest: (text, options) =>
      calls.make('contacts.suggest', () => seat.system.directory.suggest(text, seat.user), options),
    recent: (limit, options) =>
      calls.make(
        'contacts.recent',
        () => {
          checkPage({ offset: 0, limit })
          return recentPeople(seat.system.directory, seat.user).slice(0, limit)
        },
        options,
      ),
    people: (query, options) =>
      calls.make('contacts.people', () => peoplePage(seat.system.directory, seat.user, query), options),
    domains: (options) => calls.make('contacts.domains', () => [seat.system.directory.domain], options),
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
    add: (person) =>
      calls.make('contacts.add', () => {
        const { contacts } = seat.user
        const known = contacts.findAgain(checked(person.address), seat.system.now())
        const name = shortName(person.name) || (known?.name ?? '')
        if (known) contacts.save({ ...known, name }, known.id)
        else contacts.save({ ...noContactFields, address: person.address, name })
      }),
    addSender: (ref) =>
      calls.make('contacts.addSender', () => {
        seat.requireOpen(ref.folder)
        const { user, system } = seat
        const { address, name } = user.mailbox.mail(ref).content.from
        if (!user.contacts.findAgain(checked(address), system.now()))
          user.contacts.save({ ...noContactFields, address, name: shortName(name) })
      }),
    remove: (addresses) =>
      calls.make('contacts.remove', () => {
        const { contacts } = seat.user
        const ids = addresses.flatMap((address) => contacts.find(address)?.id ?? [])
        contacts.remove(ids, seat.system.now())
      }),
    setStanding: (address, standing) =>
      calls.make('contacts.setStanding', () => void setStandings(seat.user, [checked(address)], standing)),
  }
}

const shortName = (name: string): string => Array.from(name.trim()).slice(0, maxContactText).join('')

function checked(address: string): string {
  const bare = address.trim()
  if (isEmailAddress(bare)) return bare
  const message = `"${address}" is no address.`
  throw new MailroomError('invalid', message, { fields: { address: [message] } })
}

function cardOf(account: Account, directory: Directory, address: string): PersonCard {
  const key = addressKey(address)
  const contact = account.contacts.find(address)
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
