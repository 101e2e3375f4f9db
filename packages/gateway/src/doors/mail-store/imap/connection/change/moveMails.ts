import { sequence } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import { hasCapability } from '../client/capabilities'
import { wireName } from '../folder/wireName'
import { uidSets } from '../read/uidSet'
import { addCopyUid } from './copyUid'
import { expungeMails } from './expungeMails'

/**
 * MOVE (RFC 6851), or COPY and expunge of exactly these. Mails that are gone are passed over.
 *
 * @returns new uid by old; undefined where the server does not say (no UIDPLUS). `notFound` for a missing target
 */
export async function moveMails(
  connection: ImapConnection,
  uids: readonly number[],
  target: string,
): Promise<ReadonlyMap<number, number> | undefined> {
  const { client } = connection
  const moved = new Map<number, number>()
  const hasMove = hasCapability(client, 'MOVE')
  for (const set of uidSets(uids)) {
    const args = [sequence(set), wireName(client, target)]
    const done = await connection.exec('Moving mails', hasMove ? 'UID MOVE' : 'UID COPY', args, {
      // MOVE tells the numbers before it expunges, in a line of its own. @source RFC 6851 4.3
      OK: async (response) => addCopyUid(response, moved),
    })
    addCopyUid(done, moved)
  }
  // An OK stands for every mail of the set that is there: COPY takes all or none. @source RFC 3501 6.4.7
  if (!hasMove) await expungeMails(connection, uids)
  const isTold = moved.size > 0 || hasCapability(client, 'UIDPLUS')
  return isTold ? moved : undefined
}
