import { isMailroomError, MailroomError } from '@mailroom/core'
import type { ImapConnection } from '../client/ImapConnection'
import { pathOfParts } from './folderPath'
import { pathRules } from './namespaces'
import { folderIsThere, subscribe } from './subscribe'
import { wireName } from './wireName'

/**
 * Gives a folder another name or place, and those in it with it.
 *
 * @returns its new path
 * @throws  `conflict` when there is one, `invalid` for a name that the server cannot keep, `notFound`
 * @source RFC 9051 6.3.6
 */
export async function renameFolder(
  connection: ImapConnection,
  path: string,
  parts: readonly string[],
  inside: readonly string[],
): Promise<string> {
  const { client } = connection
  const target = pathOfParts(parts, pathRules(client))
  try {
    await connection.exec('Renaming a folder', 'RENAME', [wireName(client, path), wireName(client, target)])
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'server' && (await folderIsThere(connection, target))) {
      throw new MailroomError('conflict', 'Renaming a folder: there is one already', { cause: error })
    }
    throw error
  }
  for (const old of [path, ...inside]) {
    await subscribe(connection, old, false)
    await subscribe(connection, `${target}${old.slice(path.length)}`, true)
  }
  return target
}
