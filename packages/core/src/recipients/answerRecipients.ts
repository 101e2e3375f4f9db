import { addressKey, uniqueAddresses } from '../addresses/sameAddress'
import type { Address } from '../mail/Address'
import type { Message } from '../mail/Message'

/** Who an answer goes to. */
export interface AnswerRecipients {
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
}

/**
 * Whom a reply, or a reply to all, is written to. The writer's own addresses are left out, nobody is named twice. An
 * answer to a mail of one's own goes on to those it was written to; one to a mail to oneself goes to oneself.
 *
 * @param own all addresses of the writer
 * @source CO-01, RFC 5322 3.6.3
 */
export function answerRecipients(
  message: Pick<Message, 'from' | 'to' | 'cc' | 'replyTo'>,
  kind: 'reply' | 'replyAll',
  own: readonly Pick<Address, 'address'>[],
): AnswerRecipients {
  const mine = new Set(own.map(addressKey))
  const notMine = (address: Address): boolean => !mine.has(addressKey(address))
  const authors = message.replyTo.length > 0 ? message.replyTo : [message.from]
  const isOwn = mine.has(addressKey(message.from))
  const first = isOwn ? message.to : authors
  if (kind === 'reply') return { to: nobodyIsFirst(first.filter(notMine), first), cc: [] }
  const others = isOwn ? [] : message.to
  const to = nobodyIsFirst([...first, ...others].filter(notMine), first)
  const inTo = new Set(to.map(addressKey))
  const cc = message.cc.filter((address) => notMine(address) && !inTo.has(addressKey(address)))
  return { to, cc: uniqueAddresses(cc) }
}

function nobodyIsFirst(chosen: readonly Address[], first: readonly Address[]): readonly Address[] {
  return uniqueAddresses(chosen.length > 0 ? chosen : first)
}
