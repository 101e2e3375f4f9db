import { isMailroomError } from '@mailroom/core'
import type { ImapConnection } from '../client/ImapConnection'
import { subscribe } from './subscribe'
import { wireName } from './wireName'

/**
 * Deletes a folder with its mails. One that is gone already is what was wanted. The subscription ends before: a server
 * may end a connection that had the folder open.
 *
 * @source RFC 9051 6.3.5
 */
export async function deleteFolder(connection: ImapConnection, path: string): Promise<void> {
  await subscribe(connection, path, false)
  try {
    await connection.exec('Deleting a folder', 'DELETE', [wireName(connection.client, path)])
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'notFound') return
    if (!connection.isBroken) await subscribe(connection, path, true)
    throw error
  }
}
