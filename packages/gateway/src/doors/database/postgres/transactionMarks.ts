import type { Pool } from 'pg'

/** What a transaction writes of itself, and is there if and only if it was committed. */
export interface TransactionMark {
  /** Name of its connection, which no other connection ever has. */
  readonly connection: string
  /** Counts the transactions of that connection. */
  readonly number: number
  /** Its number in PostgreSQL. Another transaction may get it once a crash has taken this one. */
  readonly id: string
  /** The process that carries it out. */
  readonly pid: number
}

/** Marks of connections that have done nothing for so long are of no use to anybody. */
const keptFor = '1 day'

/** Several processes may start at the same time on one server. */
const makeTable = `
begin;
select pg_advisory_xact_lock(hashtextextended('transaction marks', 0));
create table if not exists transaction_marks (
  connection uuid primary key,
  number bigint not null,
  used_at timestamptz not null
);
commit`

/** A few at a time, and none that somebody else is about to delete. */
const forgetOld = `
delete from transaction_marks where connection in (
  select connection from transaction_marks where used_at < now() - interval '${keptFor}'
    limit 100 for update skip locked)`

/**
 * Makes the place for marks. It belongs to the connections and not to the schema: each transaction needs it, those of the
 * migrations too.
 *
 * @source R1, GW-03
 */
export async function makeMarks(pool: Pool): Promise<void> {
  await pool.query(makeTable)
  await pool.query(forgetOld)
}

/** The first thing on a connection. */
export const nameConnection = `select set_config('mailroom.connection', gen_random_uuid()::text, false)`

/** The first statement of each transaction; answers its `TransactionMark`. One row a connection, written over each time. */
export const leaveMark = `
insert into transaction_marks (connection, number, used_at)
  values (current_setting('mailroom.connection')::uuid, 1, now())
  on conflict (connection) do update set number = transaction_marks.number + 1, used_at = now()
  returning connection, number, pg_current_xact_id()::text as id, pg_backend_pid() as pid`

/** Where a transaction still runs, ends it, and answers a row. While it has its number it holds this lock. */
export const endTransaction = `
select pg_terminate_backend(pid) from pg_locks
  where locktype = 'transactionid' and mode = 'ExclusiveLock' and granted
    and transactionid = $1::xid8::xid and pid = $2`

/** Answers a row when the transaction of this mark was committed. */
export const findMark = 'select 1 from transaction_marks where connection = $1 and number >= $2'
