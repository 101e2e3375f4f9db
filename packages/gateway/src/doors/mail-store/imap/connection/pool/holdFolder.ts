import type { ImapConnection, Selected } from '../client/ImapConnection'
import type { WithFolderOptions } from '../ImapAccount'
import type { ConnectionPool, TakeOptions } from './ConnectionPool'
import { HeldFolder } from './HeldFolder'

/** Takes a connection with the folder open. The folder is opened again only when something may have changed. `notFound` */
export async function holdFolder(
  pool: ConnectionPool,
  path: string,
  { newestUid, uidValidity, modSeq = 0n, ...take }: WithFolderOptions = {},
): Promise<HeldFolder> {
  const { connection } = await takeWith(pool, { ...take, path }, async (taken) => {
    const isOther = uidValidity !== undefined && taken.selected?.uidValidity !== uidValidity
    if (isOther) return void (await taken.select(path))
    if (taken.selected?.path === path && knows(taken.selected, newestUid)) return
    if (taken.selected?.path === path) await taken.exec('Asking for news', 'NOOP', false)
    const isKnown = taken.selected?.path === path && !taken.selected.isStale && taken.heardModSeq >= modSeq
    if (!isKnown) await taken.select(path)
  })
  const renew = async () => {
    const fresh = await pool.take(take)
    try {
      await fresh.select(path)
      return fresh
    } catch (error) {
      pool.release(fresh)
      throw error
    }
  }
  return new HeldFolder(connection, path, connection.selected?.uidValidity ?? 0, renew, (done) =>
    pool.release(done),
  )
}

/** UIDNEXT is of the moment when the folder was opened; a mail that came later cannot be fetched before its EXISTS. */
const knows = ({ mailbox }: Selected, newestUid: number | undefined): boolean =>
  newestUid !== undefined && newestUid < (mailbox.uidNext ?? 0)

/** A connection that is taken, and what was learnt with it. */
interface Taken<T> {
  readonly connection: ImapConnection
  readonly value: T
}

/**
 * Takes a connection and asks something with it. One that was open before may have died unnoticed; then another is taken,
 * once, because an unanswered question does no harm.
 */
export async function takeWith<T>(
  pool: ConnectionPool,
  options: TakeOptions,
  ask: (connection: ImapConnection) => Promise<T>,
): Promise<Taken<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const connection = await pool.take(options)
    try {
      return { connection, value: await ask(connection) }
    } catch (error) {
      const { isBroken, wentSilent } = connection
      pool.release(connection)
      if (!isBroken || wentSilent || attempt > 1) throw error
    }
  }
}
