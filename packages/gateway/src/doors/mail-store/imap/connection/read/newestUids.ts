import { isMailroomError } from '@mailroom/core'
import { atom, type ImapArgument, sequence } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import { hasCapability } from '../client/capabilities'
import { runSearch, search } from './searchUids'
import { expandRanges } from './uidSet'

/** Folders up to here are sorted by the server; in larger ones that would take longer than the page it is for. */
const maxSorted = 5_000

/** The same where the server can only name all of them. */
const maxSortedWhole = 2_000

const byArrival: ImapArgument[] = [[atom('REVERSE'), atom('ARRIVAL')], atom('US-ASCII'), atom('ALL')]

/**
 * Uids by arrival, newest first. In large folders and without SORT by sequence number, which is the order in which mails
 * were put into the folder: another one only for mails that were moved or copied there.
 *
 * @source RFC 5256, RFC 5267 4.4
 */
export async function newestUids(connection: ImapConnection, limit: number): Promise<number[]> {
  const { client, selected } = connection
  const count = selected?.mailbox.exists ?? 0
  if (count === 0 || limit <= 0) return []
  const first = count <= maxSorted ? await firstSorted(connection, limit) : undefined
  if (first) return first
  if (hasCapability(client, 'SORT') && count <= maxSortedWhole) {
    return (await search(connection, 'UID SORT', byArrival)).slice(0, limit)
  }
  const last = [sequence(`${Math.max(count - limit + 1, 1)}:*`)]
  return (await search(connection, 'UID SEARCH', last)).sort((a, b) => b - a).slice(0, limit)
}

/** The first of the sorted only. Dovecot has it and speaks of CONTEXT=SEARCH alone, so a refusal is no fault. */
async function firstSorted(connection: ImapConnection, limit: number): Promise<number[] | undefined> {
  const { client } = connection
  const hasPartial = ['CONTEXT=SORT', 'CONTEXT=SEARCH'].some((name) => hasCapability(client, name))
  if (!hasPartial || !hasCapability(client, 'ESORT')) return undefined
  const first = [atom('RETURN'), [atom('PARTIAL'), sequence(`1:${limit}`)]]
  const { unread } = connection
  const unreadBefore = unread.count
  try {
    return await runSearch(connection, 'UID SORT', [...first, ...byArrival])
  } catch (error) {
    if (!isMailroomError(error) || error.kind !== 'server' || connection.isBroken) throw error
    // imapflow's parser gives up at a set that ends with a bracket: `* ESEARCH (TAG "A") UID PARTIAL (1:3 9,4,7)`.
    const line = unread.count > unreadBefore ? unread.last : ''
    const set = /\bPARTIAL \(\S+ ([\d:,]+)\)/i.exec(line)?.[1]
    return set === undefined ? undefined : expandRanges(set, limit)
  }
}
