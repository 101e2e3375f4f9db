import { addressKey } from '@mailroom/core'
import { routeRecipients } from '../delivery/routeRecipients'
import type { SendingParts } from '../sending/SendingParts'
import { readersOf } from './readersOf'

/**
 * Of some addresses those of people who do not read their mail here, in their order. A list counts when one of its members
 * does not.
 *
 * @source CO-06
 */
export async function outsideOf(
  parts: Pick<SendingParts, 'directory' | 'database' | 'mailSystemOf'>,
  addresses: readonly string[],
): Promise<string[]> {
  const outside: string[] = []
  for (const address of addresses) {
    const { routed } = await routeRecipients(parts.directory, [{ address, name: '' }])
    const readers = await readersOf(parts, routed)
    const isHere = routed.every(
      (recipient) => recipient.localAccountId !== null || readers.has(addressKey(recipient)),
    )
    if (!isHere) outside.push(address)
  }
  return outside
}
