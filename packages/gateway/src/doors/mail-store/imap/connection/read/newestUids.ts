import { atom, type ImapArgument, sequence } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import { hasCapability } from '../client/capabilities'
import { search } from './searchUids'

/** Folders up to here are sorted by the server; in larger ones that would take longer than the page it is for. */
const maxSorted = 5_000

const byArrival: ImapArgument[] = [[atom('ARRIVAL')], atom('US-ASCII'), atom('ALL')]

/**
 * Uids by arrival, newest first. In large folders and without SORT by sequence number, which is the order in which mails
 * were put into the folder: another one only for mails that were moved or copied there.
 *
 * The server sorts upwards, and its answer is turned around: with REVERSE it would leave mails of one second in the order in
 * which they came, so that a page could end within them and show the wrong ones.
 *
 * @source RFC 5256 3
 */
export async function newestUids(connection: ImapConnection, limit: number): Promise<number[]> {
  const { client, selected } = connection
  const count = selected?.mailbox.exists ?? 0
  if (count === 0 || limit <= 0) return []
  if (hasCapability(client, 'SORT') && count <= maxSorted)
    return (await search(connection, 'UID SORT', byArrival)).reverse().slice(0, limit)
  const last = [sequence(`${Math.max(count - limit + 1, 1)}:*`)]
  return (await search(connection, 'UID SEARCH', last)).sort((a, b) => b - a).slice(0, limit)
}
