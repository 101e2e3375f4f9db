import { routeRecipients } from '../delivery/routeRecipients'
import type { SendingParts } from '../sending/SendingParts'

/**
 * Of some addresses those without a mailbox here, in their order. A list counts when one of its members has none.
 *
 * @source CO-06
 */
export async function outsideOf(
  { directory }: Pick<SendingParts, 'directory'>,
  addresses: readonly string[],
): Promise<string[]> {
  const outside: string[] = []
  for (const address of addresses) {
    const { routed } = await routeRecipients(directory, [{ address, name: '' }])
    if (routed.some(({ localAccountId }) => localAccountId === null)) outside.push(address)
  }
  return outside
}
