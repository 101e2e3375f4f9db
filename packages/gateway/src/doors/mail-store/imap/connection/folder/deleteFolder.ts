import { isMailroomError } from '@mailroom/core'
import type { ImapConnection } from '../client/ImapConnection'
import { subscribe } from './subscribe'
import { wireName } from './wireName'

/** Deletes a folder with its mails. One that is gone already is what was wanted. @source RFC 9051 6.3.5 */
export async function deleteFolder(connection: ImapConnection, path: string): Promise<void> {
  try {
    await connection.exec('Deleting a folder', 'DELETE', [wireName(connection.client, path)])
  } catch (error) {
    if (!isMailroomError(error) || error.kind !== 'notFound') throw error
  }
  await subscribe(connection, path, false)
}
