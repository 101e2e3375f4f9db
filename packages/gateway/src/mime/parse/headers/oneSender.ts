import type { Address } from '@mailroom/core'
import { cleanPhrase } from './cleanPhrase'

/**
 * Who a mail is from. Several senders are the trick of showing one to the reader and another to the servers that look
 * after forgeries: then the first one carries all of them in the name, which is what the reader sees and is warned of.
 *
 * @source RFC 7489 6.6.1, X8
 */
export function oneSender(senders: readonly Address[]): Address[] {
  const [first, ...others] = senders
  if (!first || others.every(({ address }) => address.toLowerCase() === first.address.toLowerCase()))
    return [...senders]
  const all = senders.map(({ name, address }) => (name ? `${name} <${address}>` : address))
  return [{ address: first.address, name: cleanPhrase(all.join(', ')) }, ...others]
}
