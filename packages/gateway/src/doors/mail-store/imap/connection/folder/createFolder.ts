import { isMailroomError, MailroomError } from '@mailroom/core'
import type { ImapConnection } from '../client/ImapConnection'
import { pathOfParts } from './folderPath'
import { pathRules } from './namespaces'
import { readStatus } from './readStatus'
import { wireName } from './wireName'

/**
 * Makes a folder and subscribes to it, so that other mail programs show it too.
 *
 * @returns its path
 * @throws  `conflict` when it exists, `invalid` for a name that the server cannot keep
 */
export async function createFolder(connection: ImapConnection, parts: readonly string[]): Promise<string> {
  const { client } = connection
  const path = pathOfParts(parts, pathRules(client))
  const name = wireName(client, path)
  try {
    await connection.exec('Making a folder', 'CREATE', [name])
  } catch (error) {
    // Servers without RFC 5530 do not say why; whether the folder is there does.
    if (isMailroomError(error) && error.kind === 'server' && (await exists(connection, path))) {
      throw new MailroomError('conflict', 'Making a folder: it is there already', { cause: error })
    }
    throw error
  }
  await subscribe(connection, name)
  return path
}

async function exists(connection: ImapConnection, path: string): Promise<boolean> {
  if (connection.isBroken) return false
  return readStatus(connection, path).then(
    () => true,
    () => false,
  )
}

/** The folder is made; a server that keeps no subscriptions changes nothing about that. */
async function subscribe(connection: ImapConnection, name: ReturnType<typeof wireName>): Promise<void> {
  try {
    await connection.exec('Subscribing to a folder', 'SUBSCRIBE', [name])
  } catch (error) {
    if (connection.isBroken) throw error
  }
}
