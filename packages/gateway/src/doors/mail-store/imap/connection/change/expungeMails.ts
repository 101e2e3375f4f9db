import { sequence } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import { hasCapability } from '../client/capabilities'
import { searchDeleted } from '../read/searchUids'
import { uidSets } from '../read/uidSet'
import { storeFlags } from './storeFlags'

/**
 * Expunges exactly these mails. Without UIDPLUS an EXPUNGE takes all that are marked, so marks that others made are taken
 * off before and put back after.
 *
 * @source RFC 4315 2.1
 */
export async function expungeMails(connection: ImapConnection, uids: readonly number[]): Promise<void> {
  if (uids.length === 0) return
  await storeFlags(connection, uids, { add: ['\\Deleted'] })
  if (hasCapability(connection.client, 'UIDPLUS')) {
    for (const set of uidSets(uids)) await connection.exec('Deleting mails', 'UID EXPUNGE', [sequence(set)])
    return
  }
  const ours = new Set(uids)
  const others = (await searchDeleted(connection)).filter((uid) => !ours.has(uid))
  await storeFlags(connection, others, { remove: ['\\Deleted'] })
  await connection.exec('Deleting mails', 'EXPUNGE', false)
  await storeFlags(connection, others, { add: ['\\Deleted'] })
}
