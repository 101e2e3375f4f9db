import { addressKey, isEmailAddress, uniqueAddresses, type Address } from '@mailroom/core'
import type { StoredMessage } from '../../doors/mail-store/MailStore'

/**
 * Who an answer goes to.
 *
 * To the addresses of Reply-To, else to the sender. An answer to one's own mail goes to those it went to. An answer
 * to all adds everyone of To and Cc, save oneself. Nobody stands there twice, and what is no address is left out.
 *
 * @param own all addresses of the one who answers
 * @source CO-01, RFC 5322 3.6.3
 */
export function replyRecipients(
  original: Pick<StoredMessage, 'from' | 'replyTo' | 'to' | 'cc'>,
  own: readonly Address[],
  isToAll: boolean,
): { readonly to: readonly Address[]; readonly cc: readonly Address[] } {
  const mine = new Set(own.map(addressKey))
  const isMine = (address: Address) => mine.has(addressKey(address))
  const usable = (list: readonly Address[]) => list.filter(({ address }) => isEmailAddress(address))
  const isOwnMail = isMine(original.from)
  const answerTo = original.replyTo.length > 0 ? original.replyTo : [original.from]
  const first = usable(isOwnMail ? original.to : answerTo)
  if (!isToAll) return { to: uniqueAddresses(first), cc: [] }
  const others = (list: readonly Address[]) => usable(list).filter((address) => !isMine(address))
  const to = uniqueAddresses([...others(first), ...others(original.to)])
  const inTo = new Set(to.map(addressKey))
  const cc = uniqueAddresses(others(original.cc)).filter((address) => !inTo.has(addressKey(address)))
  // A mail to oneself alone is answered to oneself.
  return to.length === 0 && cc.length === 0 ? { to: uniqueAddresses(first), cc } : { to, cc }
}
