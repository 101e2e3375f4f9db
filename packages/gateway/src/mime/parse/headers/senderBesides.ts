import { type Address, sameAddress } from '@mailroom/core'
import type { MessageHeaders } from './readHeaders'

/**
 * Who has sent a mail in the name of its author. Mail programs may name the author twice; only somebody else is worth a word.
 *
 * @source RFC 5322 3.6.2
 */
export function senderBesides({ from: [from], sender: [sender] }: Pick<MessageHeaders, 'from' | 'sender'>): {
  readonly sender?: Address
} {
  const isOther = from !== undefined && sender !== undefined && !sameAddress(from, sender)
  return isOther && sender.address !== '' ? { sender } : {}
}
