import { addressKey, uniqueAddresses, type Suggestion } from '@mailroom/core'
import { containing } from '../../doors/database/containing'
import { spelledLike } from '../../contacts/spelling/spelledLike'
import type { Executor } from '../../doors/database/Database'
import { storableText } from '../../doors/database/storableText'
import type { Account } from '../Account'
import { listDepartments } from '../departments'
import { departmentAddress, everyoneAddress } from '../lists'
import { groups, rankOf, ranks, type Found } from './suggestionRank'

/** Suggestions of one answer. @source CO-03 */
const maxSuggestions = 10

/** Contacts that are looked through for the best. */
const maxMatchingContacts = 200

/** Longest text that is looked for. */
const maxTextCharacters = 100

/** Who is looked among. */
export interface SuggestOptions {
  /** Domains that have the lists of the organisation. @default all */
  readonly listDomains?: readonly string[] | undefined
  /** Nobody but the asker’s own contacts, and whom they have written to. */
  readonly isOwnAlone?: boolean
}

/**
 * Whom somebody may mean: people and departments whose name or address has the text in it or whose name is spelled so.
 * Those whom they write to come first, those whom they do lately and often before the others; then their colleagues and
 * the lists of the organisation; then their other contacts. Among those, the best fit is first. People who are only
 * found by their department's name come last. Lists are those of the asker's domain, if it has any.
 *
 * @source CO-03
 */
export async function suggest(
  db: Executor,
  asker: Account,
  text: string,
  { listDomains, isOwnAlone = false }: SuggestOptions = {},
): Promise<readonly Suggestion[]> {
  const wanted = storableText(text.normalize('NFKC')).trim().toLowerCase().slice(0, maxTextCharacters)
  if (wanted === '') return []
  const domain = asker.address.slice(asker.address.lastIndexOf('@') + 1)
  const hasLists = !isOwnAlone && (listDomains?.includes(domain) ?? true)
  const [recent, people, lists, contacts] = await Promise.all([
    findRecent(db, asker, wanted),
    isOwnAlone ? [] : findPeople(db, wanted),
    hasLists ? findLists(db, domain, wanted) : [],
    findContacts(db, asker, wanted),
  ])
  const warmth = new Map(recent.map((each) => [addressKey(each), each.warmth]))
  const warmthOf = (found: Found) => warmth.get(addressKey(found))
  // Colleagues first: of somebody who is more than one of these, the department is known and the name is theirs.
  return uniqueAddresses([...people, ...lists, ...contacts, ...recent])
    .map((found) => {
      const rank = rankOf(found, wanted)
      const isOften = warmthOf(found) !== undefined && rank < ranks.department
      return { found, rank, group: isOften ? groups.recent : found.group }
    })
    .filter(({ rank }) => rank < ranks.none)
    .toSorted(
      (a, b) =>
        Number(a.rank === ranks.department) - Number(b.rank === ranks.department) ||
        a.group - b.group ||
        (a.group === groups.recent ? (warmthOf(b.found) ?? 0) - (warmthOf(a.found) ?? 0) : 0) ||
        a.rank - b.rank,
    )
    .slice(0, maxSuggestions)
    .map(({ found: { name, address, department } }) => ({ name, address, department }))
}

/** The departments and everybody, as addresses of a domain. */
async function findLists(db: Executor, domain: string, wanted: string): Promise<Found[]> {
  const { isSpelled, place } = spelledLike(wanted)
  const spelled = await db
    .selectFrom('departments')
    .select(['departments.id', place('departments.name').as('place')])
    .where(isSpelled('departments.name'))
    .execute()
  const places = new Map(spelled.map((row) => [row.id, row.place]))
  const departments = (await listDepartments(db)).map(({ id, name }) => ({
    name,
    address: departmentAddress(id, domain),
    department: '',
    group: groups.colleague,
    isSpelled: places.has(id),
    place: places.get(id) ?? null,
  }))
  const everyone = { name: '', address: everyoneAddress(domain), department: '' }
  return [...departments, { ...everyone, group: groups.colleague, isSpelled: false, place: null }]
}

/** Those of the asker's own address book. */
async function findContacts(db: Executor, { id }: Account, wanted: string): Promise<Found[]> {
  const like = containing(wanted)
  const { isSpelled, place } = spelledLike(wanted)
  const rows = await db
    .selectFrom('contacts')
    .select(['contacts.name', 'contacts.address', place('contacts.name').as('place')])
    .select(isSpelled('contacts.name').as('isSpelled'))
    .where('contacts.account_id', '=', id)
    .where('contacts.removed_at', 'is', null)
    .where((query) => query.or([like('contacts.name'), like('contacts.address'), isSpelled('contacts.name')]))
    .orderBy('contacts.name')
    .limit(maxMatchingContacts)
    .execute()
  return rows.map((row) => ({ ...row, department: '', group: groups.other }))
}

/** Those whom the asker writes to, save colleagues who have gone. */
async function findRecent(db: Executor, { id }: Account, wanted: string) {
  const { isSpelled, place } = spelledLike(wanted)
  const rows = await db
    .selectFrom('recent_recipients as recent')
    .select(['recent.name', 'recent.address', 'recent.warmth', place('recent.name').as('place')])
    .select(isSpelled('recent.name').as('isSpelled'))
    .where('recent.account_id', '=', id)
    .where('recent.address_key', 'not in', (query) =>
      query.selectFrom('accounts').select('accounts.address').where('accounts.is_active', '=', 0),
    )
    .orderBy('recent.warmth', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, department: '', group: groups.recent }))
}

async function findPeople(db: Executor, wanted: string): Promise<Found[]> {
  const like = containing(wanted)
  const { isSpelled, place } = spelledLike(wanted)
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('departments', 'departments.id', 'accounts.department_id')
    .select(['accounts.display_name as name', 'accounts.address', 'departments.name as department'])
    .select([place('accounts.display_name').as('place'), isSpelled('accounts.display_name').as('isSpelled')])
    .where('accounts.is_active', '=', 1)
    .where((query) =>
      query.or([
        like('accounts.display_name'),
        like('accounts.address'),
        like('departments.name'),
        isSpelled('accounts.display_name'),
      ]),
    )
    .orderBy('accounts.display_name')
    .execute()
  return rows.map((row) => ({ ...row, department: row.department ?? '', group: groups.colleague }))
}
