import { isMailroomError, MailroomError } from '@mailroom/core'
import type { ImapConnection } from '../client/ImapConnection'
import { pathOfParts } from './folderPath'
import { pathRules } from './namespaces'
import { folderIsThere, subscribe } from './subscribe'
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
    if (isMailroomError(error) && error.kind === 'server' && (await folderIsThere(connection, path))) {
      throw new MailroomError('conflict', 'Making a folder: it is there already', { cause: error })
    }
    throw error
  }
  await subscribe(connection, path, true)
  return path
}
