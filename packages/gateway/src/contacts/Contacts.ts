import {
  addressKey,
  type Address,
  type OrganisationDepartment,
  type PeoplePage,
  type PeopleQuery,
  type PersonCard,
  type SenderStanding,
  type Suggestion,
} from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'
import { addContact, findContact } from './addressBook'
import { removeByAddress } from './book/removeContacts'
import { checkedAddress } from './checkedAddress'
import { type Colleague, colleague } from './colleague'
import { listedDepartments, pagePeople } from './pagePeople'
import { ownKeys } from './ownKeys'
import { recentPeople } from './recent/recentPeople'
import { senderStanding, setStandings } from './senderLists'

/** What contacts are made of. */
export interface ContactParts {
  readonly database: Database
  /** ms since 1970. */
  readonly now: () => number
  /** Those of the organisation. */
  readonly domains: readonly string[]
  /** An account's arriving mail is filed by us, and not by another mail server. */
  isFiledHere(accountId: AccountId): Promise<boolean>
}

/** What the routes ask about the people that a person has to do with. Each call sees the given account alone. */
export interface Contacts {
  /** As core's `ContactsPort.people`. */
  people(accountId: AccountId, query: PeopleQuery): Promise<PeoplePage>
  /** As core's `ContactsPort.domains`. */
  domains(): readonly string[]
  /** As core's `ContactsPort.departments`. */
  departments(): Promise<readonly OrganisationDepartment[]>
  /** As core's `ContactsPort.lookUp`. */
  lookUp(accountId: AccountId, address: string): Promise<Omit<PersonCard, 'pictureUrl'> & Colleague>
  /** As core's `ContactsPort.recent`. */
  recent(accountId: AccountId, limit: number): Promise<readonly Suggestion[]>
  add(accountId: AccountId, person: Address): Promise<void>
  remove(accountId: AccountId, addresses: readonly string[]): Promise<void>
  /** The account's own addresses are passed over. @returns those whose standing is another now */
  setStanding(
    accountId: AccountId,
    addresses: readonly string[],
    standing: SenderStanding | null,
  ): Promise<readonly string[]>
  isFiledHere(accountId: AccountId): Promise<boolean>
}

/** Puts the services of this folder together. @source ML-13, ST-10 */
export function createContacts({ database, now, domains, isFiledHere }: ContactParts): Contacts {
  const { db } = database
  const ownDomains = [...new Set(domains)].toSorted()
  return {
    isFiledHere,

    people: (accountId, query) => pagePeople(db, accountId, query),
    domains: () => ownDomains,
    departments: () => listedDepartments(db),

    async lookUp(accountId, given) {
      const address = checkedAddress(given)
      const [known, contact, standing, mine, isSorted] = await Promise.all([
        colleague(db, address),
        findContact(database, accountId, address),
        senderStanding(db, accountId, address),
        ownKeys(db, accountId),
        isFiledHere(accountId),
      ])
      return {
        ...known,
        isContact: contact !== undefined,
        ...(contact && contact.name !== '' && { contactName: contact.name }),
        isSelf: mine.includes(addressKey(address)),
        ...(standing && { standing }),
        isSorted,
      }
    },

    recent: (accountId, limit) => recentPeople(db, accountId, limit),
    add: (accountId, person) => addContact(database, accountId, person, now()),
    remove: (accountId, addresses) => removeByAddress(database, accountId, addresses, now()),

    async setStanding(accountId, addresses, standing) {
      const mine = await ownKeys(db, accountId)
      const others = addresses.filter((address) => !mine.includes(addressKey(address)))
      return database.transaction(
        (trx) => setStandings(trx, accountId, others, standing, now()),
        [`sender lists ${accountId}`],
      )
    },
  }
}
