import { isMailroomError } from '@mailroom/core'
import type { ImapResponse } from 'imapflow'
import { atom, type ImapArgument, tokenText, tokenTexts } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import type { ImapFolder, ImapStatus } from '../ImapAccount'
import { hasCapability } from '../client/capabilities'
import { partsOfPath } from './folderPath'
import { folderRoles } from './folderRole'
import { pathRules } from './namespaces'
import { readStatus } from './readStatus'
import { readStatusItems, statusItems } from './statusItems'
import { readName, wireName } from './wireName'

/** A line of LIST. */
interface Listed {
  readonly path: string
  readonly delimiter: string | undefined
  readonly attributes: ReadonlySet<string>
}

interface Listing {
  readonly folders: Map<string, Listed>
  readonly status: Map<string, ImapStatus>
}

/**
 * Every folder of every namespace with its counts: one LIST with RETURN (STATUS) (RFC 5819), else LIST and a STATUS for
 * each folder.
 */
export async function listFolders(connection: ImapConnection): Promise<readonly ImapFolder[]> {
  const { client } = connection
  const rules = pathRules(client)
  const listing: Listing = { folders: new Map(), status: new Map() }
  await list(connection, '*', listing)
  for (const { prefix } of rules.foreign) {
    // Some servers leave the folders of other people out of `LIST "" *`. @source RFC 2342 5
    const isListed = [...listing.folders.keys()].some((path) => path.startsWith(prefix))
    if (!isListed) await list(connection, `${prefix}*`, listing)
  }
  const folders = [...listing.folders.values()].map((listed) => ({
    ...listed,
    parts: partsOfPath(listed.path, listed.delimiter, rules),
    isSelectable: isSelectable(listed),
  }))
  const roles = folderRoles(folders)
  const answer: ImapFolder[] = []
  for (const { path, parts, isSelectable } of folders) {
    const status = isSelectable
      ? (listing.status.get(path) ?? (await statusIfThere(connection, path)))
      : undefined
    if (status === 'gone') continue
    answer.push({ path, parts, role: roles.get(path), isSelectable, status })
  }
  return answer
}

async function list(connection: ImapConnection, pattern: string, listing: Listing): Promise<void> {
  const { client } = connection
  const plain: ImapArgument[] = ['', wireName(client, pattern)]
  const untagged = {
    LIST: async (response: ImapResponse) => addListed(connection, response, listing),
    STATUS: async ({ attributes }: ImapResponse) => {
      const status = readStatusItems(attributes?.[1])
      if (status) listing.status.set(readName(client, attributes?.[0]), status)
    },
  }
  if (hasCapability(client, 'LIST-STATUS')) {
    try {
      const args = [...plain, atom('RETURN'), returnOptions(connection)]
      await connection.exec('Listing folders', 'LIST', args, untagged)
      return
    } catch (error) {
      // Some servers say that they can and refuse; the plain way is always there.
      if (connection.isBroken || !isMailroomError(error)) throw error
    }
  }
  await connection.exec('Listing folders', 'LIST', plain, untagged)
}

/** With RETURN a server may leave out what is not asked for, so what a plain LIST tells is asked for too. */
function returnOptions({ client }: ImapConnection): ImapArgument[] {
  const specialUse = hasCapability(client, 'SPECIAL-USE') ? [atom('SPECIAL-USE')] : []
  return [...specialUse, atom('CHILDREN'), atom('STATUS'), statusItems(client)]
}

/** `* LIST (\HasNoChildren \Sent) "/" "Sent"` */
function addListed({ client }: ImapConnection, { attributes }: ImapResponse, { folders }: Listing) {
  const path = readName(client, attributes?.[2])
  if (path === '') return
  const known = folders.get(path)
  const attributesHere = tokenTexts(attributes?.[0])
  folders.set(path, {
    path,
    delimiter: tokenText(attributes?.[1]) || undefined,
    attributes: new Set([...(known?.attributes ?? []), ...attributesHere]),
  })
}

function isSelectable({ attributes }: Listed): boolean {
  const names = [...attributes].map((name) => name.toLowerCase())
  return !names.includes('\\noselect') && !names.includes('\\nonexistent')
}

/**
 * A folder may refuse to be counted: it is listed all the same. One that is not there is gone, though it was listed: on a
 * busy machine a session of Dovecot goes on listing a folder that another session has deleted.
 */
async function statusIfThere(
  connection: ImapConnection,
  path: string,
): Promise<ImapStatus | 'gone' | undefined> {
  try {
    return await readStatus(connection, path)
  } catch (error) {
    if (connection.isBroken) throw error
    return isMailroomError(error) && error.kind === 'notFound' ? 'gone' : undefined
  }
}
