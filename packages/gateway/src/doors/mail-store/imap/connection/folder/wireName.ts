import { decodePath, encodePath } from 'imapflow/lib/tools.js'
import { type ImapArgument, type ImapClient, text, tokenText } from '../client/ImapClient'
import type { ImapAttribute } from 'imapflow'

/** A path as it travels: modified UTF-7, or UTF-8 where the server agreed. @source FL-05; RFC 3501 5.1.3, RFC 6855 */
export const wireName = (client: ImapClient, path: string): ImapArgument => text(encodePath(client, path))

/** A path as the server wrote it, in our words. INBOX has one spelling. */
export function readName(client: ImapClient, token: ImapAttribute | undefined): string {
  const path = decodePath(client, tokenText(token))
  return path.toUpperCase() === 'INBOX' ? 'INBOX' : path
}
