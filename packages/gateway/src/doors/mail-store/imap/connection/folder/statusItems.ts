import type { ImapAttribute } from 'imapflow'
import {
  atom,
  type ImapArgument,
  type ImapClient,
  tokenBigInt,
  tokenList,
  tokenNumber,
  tokenText,
} from '../client/ImapClient'
import type { ImapStatus } from '../ImapAccount'
import { hasModSeq } from '../client/capabilities'

/** What STATUS is asked for. @source RFC 3501 6.3.10, RFC 7162 3.1.7 */
export const statusItems = (client: ImapClient): ImapArgument[] =>
  ['MESSAGES', 'UIDNEXT', 'UIDVALIDITY', 'UNSEEN'].concat(hasModSeq(client) ? 'HIGHESTMODSEQ' : []).map(atom)

/** `(MESSAGES 231 UIDNEXT 44292)`. Undefined when what a client cannot do without is missing. */
export function readStatusItems(list: ImapAttribute | undefined): ImapStatus | undefined {
  const items = new Map<string, ImapAttribute | undefined>()
  const tokens = tokenList(list)
  for (let at = 0; at + 1 < tokens.length; at += 2) {
    items.set((tokenText(tokens[at]) ?? '').toUpperCase(), tokens[at + 1])
  }
  const uidValidity = tokenNumber(items.get('UIDVALIDITY'))
  const uidNext = tokenNumber(items.get('UIDNEXT'))
  const messageCount = tokenNumber(items.get('MESSAGES'))
  const unseenCount = tokenNumber(items.get('UNSEEN'))
  if (uidValidity === undefined || uidNext === undefined) return undefined
  if (messageCount === undefined || unseenCount === undefined) return undefined
  const highestModSeq = tokenBigInt(items.get('HIGHESTMODSEQ'))
  // 0 says that this folder keeps no mod-sequences (NOMODSEQ).
  return { uidValidity, uidNext, messageCount, unseenCount, highestModSeq: highestModSeq || undefined }
}
