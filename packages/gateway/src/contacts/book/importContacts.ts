import {
  maxContactFaults,
  maxContactGroups,
  noContactFields,
  type ContactFields,
  type ContactGroupId,
  type ContactImport,
  type ContactImportOutcome,
} from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Database, Executor } from '../../doors/database/Database'
import type { FiledContact } from '../files/ContactFiles'
import { keepNameKeys } from '../spelling/storedKeys'
import { columnsOf, contactOf } from './contactRow'
import { filedFault, filedPerson, type FiledPerson } from './filedPerson'
import { groupKey } from './groups/groupName'
import { insertGroup } from './groups/makeGroup'
import { requireGroups } from './groups/ownGroups'
import { bookTurn } from './kept/bookTurn'
import { forgetRemoved } from './kept/forgetRemoved'
import { requireRoom } from './kept/room'

/** Rows of one statement: engines bound its parameters. */
const portion = 200

/** Somebody as they are to be kept. */
interface Kept {
  readonly fields: ContactFields
  /** Names of groups of the file. */
  readonly groups: ReadonlySet<string>
}

/**
 * As core's `AddressBookPort.importFile`, of what was read from the file: all of it in one transaction.
 *
 * @source CT-03
 */
export async function importContacts(
  database: Database,
  accountId: AccountId,
  filed: readonly FiledContact[],
  { onKnown, group }: ContactImport,
  now: number,
): Promise<ContactImportOutcome> {
  const faults = filed.flatMap((each) => filedFault(each) ?? [])
  const people = filed.filter((each) => filedFault(each) === undefined).map(filedPerson)
  if (group !== undefined) await requireGroups(database.db, accountId, [group])
  await spell(database, people)
  const counts = await database.transaction(
    async (trx) => {
      if (group !== undefined) await requireGroups(trx, accountId, [group])
      await forgetRemoved(trx, accountId, now)
      const known = await knownContacts(trx, accountId, people)
      const { kept, ...counted } = taken(people, known, onKnown)
      await requireRoom(trx, accountId, counted.added)
      const groupIds = await groupsByName(trx, accountId, [...kept.values()])
      const ids = await putAll(trx, accountId, [...kept.values()], now)
      await putMembers(
        trx,
        [...kept].flatMap(([key, { groups }]) =>
          [
            ...(group === undefined ? [] : [group]),
            ...[...groups].flatMap((name) => groupIds.get(name) ?? []),
          ].map((id) => ({ group_id: id, contact_id: ids.get(key)! })),
        ),
      )
      return counted
    },
    [bookTurn(accountId)],
  )
  return { ...counts, faults: faults.slice(0, maxContactFaults), faultCount: faults.length }
}

/**
 * Names are spelled before anybody bears them: that takes long, and what an import that fails leaves of it goes with the next
 * start.
 */
async function spell(database: Database, people: readonly FiledPerson[]): Promise<void> {
  const names = [...new Set(people.map(({ said }) => said.name ?? ''))]
  for (let start = 0; start < names.length; start += portion)
    await database.transaction((trx) => keepNameKeys(trx, names.slice(start, start + portion)), [], true)
}

/** Who is kept by the key of their address, and how many are new, changed and left as they are. */
function taken(
  people: readonly FiledPerson[],
  known: ReadonlyMap<string, ContactFields>,
  onKnown: ContactImport['onKnown'],
) {
  const kept = new Map<string, Kept>()
  const counts = { added: 0, changed: 0, ignored: 0 }
  for (const { key, said, groups } of people) {
    const before = kept.get(key)
    const fields = before?.fields ?? known.get(key)
    if (fields && onKnown === 'ignore') {
      counts.ignored += 1
      continue
    }
    counts[fields ? 'changed' : 'added'] += 1
    kept.set(key, {
      // The address stays as it was written first, and is no further address of its own.
      fields: fields ? { ...fields, ...said, address: fields.address } : { ...noContactFields, ...said },
      groups: new Set([...(before?.groups ?? []), ...groups]),
    })
  }
  return { kept, ...counts }
}

/** Contacts that are there by the keys of their addresses; those that were removed make room for good. */
async function knownContacts(
  trx: Executor,
  accountId: AccountId,
  people: readonly FiledPerson[],
): Promise<ReadonlyMap<string, ContactFields>> {
  const known = new Map<string, ContactFields>()
  const keys = [...new Set(people.map(({ key }) => key))]
  for (let start = 0; start < keys.length; start += portion) {
    const rows = await trx
      .selectFrom('contacts')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('address_key', 'in', keys.slice(start, start + portion))
      .execute()
    const removed = rows.filter((row) => row.removed_at !== null).map(({ id }) => id)
    if (removed.length > 0) await trx.deleteFrom('contacts').where('id', 'in', removed).execute()
    for (const row of rows) {
      const { id: _id, ...fields } = contactOf(row, [])
      if (row.removed_at === null) known.set(row.address_key, fields)
    }
  }
  return known
}

/** The groups that a file names, made where they are missing, as far as there is room for more. */
async function groupsByName(
  trx: Executor,
  accountId: AccountId,
  people: readonly Kept[],
): Promise<ReadonlyMap<string, ContactGroupId>> {
  const names = new Set(people.flatMap(({ groups }) => [...groups]))
  if (names.size === 0) return new Map()
  const rows = await trx
    .selectFrom('contact_groups')
    .select(['id', 'name_key'])
    .where('account_id', '=', accountId)
    .execute()
  const byKey = new Map(rows.map(({ id, name_key: key }) => [key, id]))
  for (const name of names) {
    const key = groupKey(name)
    if (!byKey.has(key) && byKey.size < maxContactGroups)
      byKey.set(key, await insertGroup(trx, accountId, name))
  }
  return new Map([...names].flatMap((name) => [[name, byKey.get(groupKey(name))] as const]).filter(isFound))
}

const isFound = (entry: readonly [string, number | undefined]): entry is [string, number] =>
  entry[1] !== undefined

/** @returns their ids by the keys of their addresses */
async function putAll(
  trx: Executor,
  accountId: AccountId,
  people: readonly Kept[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (let start = 0; start < people.length; start += portion) {
    const rows = await trx
      .insertInto('contacts')
      .values(
        people.slice(start, start + portion).map(({ fields }) => ({
          ...columnsOf(fields),
          ...{ account_id: accountId, created_at: now, changed_at: now, removed_at: null },
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'address_key']).doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          name_order: row.ref('excluded.name_order'),
          mobile: row.ref('excluded.mobile'),
          company: row.ref('excluded.company'),
          details: row.ref('excluded.details'),
          changed_at: row.ref('excluded.changed_at'),
        })),
      )
      .returning(['id', 'address_key'])
      .execute()
    for (const { id, address_key: key } of rows) ids.set(key, id)
  }
  return ids
}

async function putMembers(
  trx: Executor,
  rows: readonly { group_id: number; contact_id: number }[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += portion)
    await trx
      .insertInto('contact_group_members')
      .values(rows.slice(start, start + portion))
      .onConflict((conflict) => conflict.columns(['group_id', 'contact_id']).doNothing())
      .execute()
}
