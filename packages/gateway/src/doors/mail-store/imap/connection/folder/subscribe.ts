import type { ImapConnection } from '../client/ImapConnection'
import { readStatus } from './readStatus'
import { wireName } from './wireName'

/** Whether other mail programs show a folder. The folder is as it is; a server that keeps no subscriptions changes nothing about that. */
export async function subscribe(connection: ImapConnection, path: string, isWanted: boolean): Promise<void> {
  const command = isWanted ? 'SUBSCRIBE' : 'UNSUBSCRIBE'
  try {
    await connection.exec('Subscribing to a folder', command, [wireName(connection.client, path)])
  } catch (error) {
    if (connection.isBroken) throw error
  }
}

/** For servers that do not say why they refuse. @source RFC 5530 */
export async function folderIsThere(connection: ImapConnection, path: string): Promise<boolean> {
  if (connection.isBroken) return false
  return readStatus(connection, path).then(
    () => true,
    () => false,
  )
}
