import type { Executor } from '../doors/database/Database'
import type { AccountId } from './AccountId'

/** Which records are asked for; all of it must fit. */
export interface AuditQuery {
  /** Whom it happened to, or who did it. */
  readonly who?: AccountId
  readonly action?: string
  /** ms since 1970, both included. */
  readonly from?: number
  readonly until?: number
  /** Older than the record of this number: the last one of the page before. */
  readonly before?: number
  readonly limit: number
}

/** Somebody, as administrators are told of them. */
export interface AuditPerson {
  readonly address: string
  readonly name: string
}

/** A record as an administrator reads it. */
export interface AuditLine {
  readonly id: number
  /** ms since 1970. */
  readonly at: number
  readonly action: string
  /** Whom it happened to; absent for what concerns everybody, or when the account is gone. */
  readonly account?: AuditPerson
  /** The administrator who did it. */
  readonly actor?: AuditPerson
  /** Empty for the command line. */
  readonly clientAddress: string
  /** People in them are addresses. */
  readonly details: Readonly<Record<string, string>>
}

/** A page of records, newest first. */
export interface AuditPage {
  readonly lines: readonly AuditLine[]
  /** There are older ones. */
  readonly hasMore: boolean
}

/** Reads a page of the record. Numbers grow with time, so that every question is answered from an index. */
export async function pageAudit(db: Executor, query: AuditQuery): Promise<AuditPage> {
  const range = await rangeOf(db, query)
  if (range === undefined) return { lines: [], hasMore: false }
  const wanted = query.limit + 1
  const parts =
    query.who === undefined
      ? [await rowsOf(db, query, range, wanted)]
      : await Promise.all(
          (['account_id', 'actor_id'] as const).map((column) => rowsOf(db, query, range, wanted, column)),
        )
  // Who did something to themselves stands in both.
  const rows = [...new Map(parts.flat().map((row) => [row.id, row])).values()]
    .toSorted((a, b) => b.id - a.id)
    .slice(0, wanted)
  const addresses = await addressesIn(db, rows)
  const lines = rows.slice(0, query.limit).map((row) => toLine(row, addresses))
  return { lines, hasMore: rows.length > query.limit }
}

/** The numbers between which the records lie; undefined when there are none. */
async function rangeOf(db: Executor, { from, until, before }: AuditQuery) {
  const first =
    from === undefined
      ? 0
      : (await ends(db).where('at', '>=', from).orderBy('at').orderBy('id').executeTakeFirst())?.id
  const last =
    until === undefined
      ? Number.MAX_SAFE_INTEGER
      : (
          await ends(db)
            .where('at', '<=', until)
            .orderBy('at', 'desc')
            .orderBy('id', 'desc')
            .executeTakeFirst()
        )?.id
  if (first === undefined || last === undefined) return undefined
  return { first, last: before === undefined ? last : Math.min(last, before - 1) }
}

const ends = (db: Executor) => db.selectFrom('audit_records').select('id').limit(1)

/** Largest number that a column of either engine takes. */
const maxId = 2 ** 31 - 1

function rowsOf(
  db: Executor,
  { who, action }: AuditQuery,
  { first, last }: { readonly first: number; readonly last: number },
  limit: number,
  column?: 'account_id' | 'actor_id',
) {
  return db
    .selectFrom('audit_records')
    .leftJoin('accounts as owner', 'owner.id', 'audit_records.account_id')
    .leftJoin('accounts as actor', 'actor.id', 'audit_records.actor_id')
    .where('audit_records.id', '>=', first)
    .where('audit_records.id', '<=', Math.min(last, maxId))
    .$if(action !== undefined, (query) => query.where('audit_records.action', '=', action!))
    .$if(column !== undefined, (query) => query.where(`audit_records.${column!}`, '=', who!))
    .select([
      'audit_records.id',
      'audit_records.at',
      'audit_records.action',
      'audit_records.client_address',
      'audit_records.details',
      'owner.address as owner_address',
      'owner.display_name as owner_name',
      'actor.address as actor_address',
      'actor.display_name as actor_name',
    ])
    .orderBy('audit_records.id', 'desc')
    .limit(limit)
    .execute()
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const detailsOf = ({ details }: Row) => JSON.parse(details) as Readonly<Record<string, string | number>>

/** Names of details that hold the number of an account. */
const people: ReadonlySet<string> = new Set(['person'])

async function addressesIn(db: Executor, rows: readonly Row[]): Promise<ReadonlyMap<number, string>> {
  const ids = new Set<number>()
  for (const row of rows)
    for (const [name, value] of Object.entries(detailsOf(row))) if (people.has(name)) ids.add(Number(value))
  if (ids.size === 0) return new Map()
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'address'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(found.map(({ id, address }) => [id, address]))
}

function toLine(row: Row, addresses: ReadonlyMap<number, string>): AuditLine {
  const said = Object.entries(detailsOf(row)).map(([name, value]) => [
    name,
    people.has(name) ? (addresses.get(Number(value)) ?? '') : String(value),
  ])
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    ...(row.owner_address !== null && {
      account: { address: row.owner_address, name: row.owner_name ?? '' },
    }),
    ...(row.actor_address !== null && { actor: { address: row.actor_address, name: row.actor_name ?? '' } }),
    clientAddress: row.client_address,
    details: Object.fromEntries(said) as Record<string, string>,
  }
}
