import type { ImapResponse } from 'imapflow'
import { responseCode, tokenText } from '../client/ImapClient'
import { expandRanges } from '../read/uidSet'

/** As many mails as nobody moves at once. */
const maxMoved = 1_000_000

/** `[COPYUID 38505 304,319:320 3956:3958]`: new uid by old. @source RFC 4315 3 */
export function addCopyUid(response: ImapResponse, moved: Map<number, number>): void {
  const code = responseCode(response)
  if (code?.name !== 'COPYUID') return
  const from = expandRanges(tokenText(code.values[1]) ?? '', maxMoved)
  const to = expandRanges(tokenText(code.values[2]) ?? '', maxMoved)
  if (from.length !== to.length) return
  for (const [index, uid] of from.entries()) moved.set(uid, to[index] ?? 0)
}
