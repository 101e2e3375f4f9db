import type { ImapAttribute, ImapResponse } from 'imapflow'
import { atom, type ImapArgument, sequence, text, tokenText } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import { hasCapability } from '../client/capabilities'
import { expandRanges } from './uidSet'

/** No folder that people have holds more. */
const maxUids = 10_000_000

/** Uids that are there of a set, ascending. */
export const searchUids = (connection: ImapConnection, set: string): Promise<number[]> =>
  search(connection, 'UID SEARCH', [atom('UID'), sequence(set)])

/** Every uid of the open folder, ascending. */
export const allUids = (connection: ImapConnection): Promise<number[]> =>
  search(connection, 'UID SEARCH', [atom('ALL')])

/** Uids of mails that are marked as deleted, ascending. */
export const searchDeleted = (connection: ImapConnection): Promise<number[]> =>
  search(connection, 'UID SEARCH', [atom('DELETED')])

/** Uids of mails with that Message-ID, ascending. */
export async function findByMessageId(connection: ImapConnection, messageId: string): Promise<number[]> {
  const id = messageId.replace(/^\s*<?|>?\s*$/g, '')
  // Nothing that travels in a header line has these, and no server finds what is not a line.
  if (id === '' || /[\0\r\n]/.test(id)) return []
  const isAscii = /^[\u0020-\u007e]*$/.test(id)
  const charset = isAscii ? [] : [atom('CHARSET'), atom('UTF-8')]
  // UTF-8 needs a literal where it was not agreed on for quoted strings. @source RFC 3501 4.3
  const value: ImapArgument = isAscii ? text(`<${id}>`) : { type: 'LITERAL', value: Buffer.from(`<${id}>`) }
  return search(connection, 'UID SEARCH', [...charset, atom('HEADER'), text('Message-ID'), value])
}

/**
 * Searches or sorts, and takes the answer in whatever form it comes. RETURN (ALL) tells numbers as ranges, which is a tenth
 * of the bytes.
 *
 * @source RFC 4731, RFC 5267
 */
export async function search(
  connection: ImapConnection,
  command: string,
  criteria: ImapArgument[],
): Promise<number[]> {
  const extended = command === 'UID SORT' ? 'ESORT' : 'ESEARCH'
  const isShort = hasCapability(connection.client, extended)
  const args = isShort ? [atom('RETURN'), [atom('ALL')], ...criteria] : criteria
  const uids: number[] = []
  const plain = async ({ attributes = [] }: ImapResponse) => {
    for (const token of attributes) uids.push(...expandRanges(tokenText(token) ?? '', maxUids - uids.length))
  }
  await connection.execWhole('Searching', command, args, {
    SEARCH: plain,
    SORT: plain,
    ESEARCH: async ({ attributes = [] }) => {
      uids.push(...expandRanges(foundSet(attributes), maxUids - uids.length))
    },
  })
  return uids
}

/** `* ESEARCH (TAG "A1") UID ALL 4,2,9:7` */
function foundSet(attributes: readonly ImapAttribute[]): string {
  const at = attributes.findIndex((token) => tokenText(token)?.toUpperCase() === 'ALL')
  return at < 0 ? '' : (tokenText(attributes[at + 1]) ?? '')
}
