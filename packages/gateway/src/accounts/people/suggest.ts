import { uniqueAddresses, type Suggestion } from '@mailroom/core'
import { containing } from '../../doors/database/containing'
import type { Executor } from '../../doors/database/Database'
import type { Account } from '../Account'
import { listDepartments } from '../departments'
import { departmentAddress, everyoneAddress } from '../lists'

/** Suggestions of one answer. @source CO-03 */
const maxSuggestions = 10

/** Contacts that are looked through for the best. */
const maxMatchingContacts = 200

/** Longest text that is looked for. */
const maxTextCharacters = 100

/**
 * Whom somebody may mean: people and departments whose name or address has the text in it, those that begin with it
 * first. People are also found by their department's name. Lists are those of the asker's domain, if it has any.
 *
 * @source CO-03
 */
export async function suggest(
  db: Executor,
  asker: Account,
  text: string,
  listDomains?: readonly string[],
): Promise<readonly Suggestion[]> {
  const wanted = text.normalize('NFKC').trim().toLowerCase().slice(0, maxTextCharacters)
  if (wanted === '') return []
  const domain = asker.address.slice(asker.address.lastIndexOf('@') + 1)
  const hasLists = listDomains?.includes(domain) ?? true
  const [people, lists, contacts] = await Promise.all([
    findPeople(db, wanted),
    hasLists ? listsOf(db, domain) : [],
    findContacts(db, asker, wanted),
  ])
  // Colleagues first: of somebody who is both, the department is known.
  return uniqueAddresses([...people, ...contacts, ...lists])
    .map((suggestion) => ({ suggestion, rank: rankOf(suggestion, wanted) }))
    .filter(({ rank }) => rank < ranks.none)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxSuggestions)
    .map(({ suggestion }) => suggestion)
}

/** The departments and everybody, as addresses of a domain. */
async function listsOf(db: Executor, domain: string): Promise<Suggestion[]> {
  const departments = (await listDepartments(db)).map(({ id, name }) => ({
    name,
    address: departmentAddress(id, domain),
    department: '',
  }))
  return [...departments, { name: '', address: everyoneAddress(domain), department: '' }]
}

/** From the best match to none. */
const ranks = { nameStart: 0, addressStart: 1, wordStart: 2, within: 3, department: 4, none: 5 } as const

function rankOf({ name, address, department }: Suggestion, wanted: string): number {
  const shown = name.toLowerCase()
  const local = address.slice(0, address.lastIndexOf('@'))
  if (shown.startsWith(wanted)) return ranks.nameStart
  if (address.startsWith(wanted)) return ranks.addressStart
  if (`${shown} ${local.replaceAll(/[._-]/g, ' ')}`.includes(` ${wanted}`)) return ranks.wordStart
  // What all addresses have in common, the domain, tells nobody apart.
  if (shown.includes(wanted) || local.includes(wanted)) return ranks.within
  return department.toLowerCase().includes(wanted) ? ranks.department : ranks.none
}

/** Those of the asker's own address book. */
async function findContacts(db: Executor, { id }: Account, wanted: string): Promise<Suggestion[]> {
  const like = containing(wanted)
  const rows = await db
    .selectFrom('contacts')
    .select(['contacts.name', 'contacts.address'])
    .where('contacts.account_id', '=', id)
    .where((query) => query.or([like('contacts.name'), like('contacts.address')]))
    .orderBy('contacts.name')
    .limit(maxMatchingContacts)
    .execute()
  return rows.map((row) => ({ ...row, department: '' }))
}

async function findPeople(db: Executor, wanted: string): Promise<Suggestion[]> {
  const like = containing(wanted)
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('departments', 'departments.id', 'accounts.department_id')
    .select(['accounts.display_name as name', 'accounts.address', 'departments.name as department'])
    .where('accounts.is_active', '=', 1)
    .where((query) =>
      query.or([like('accounts.display_name'), like('accounts.address'), like('departments.name')]),
    )
    .orderBy('accounts.display_name')
    .execute()
  return rows.map((row) => ({ name: row.name, address: row.address, department: row.department ?? '' }))
}
