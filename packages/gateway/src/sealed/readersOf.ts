import { addressKey } from '@mailroom/core'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { RoutedRecipient } from '../delivery/Envelope'

/** Accounts of ours whose mail lies elsewhere, by `addressKey`. */
export type Readers = ReadonlyMap<string, number>

/**
 * Of the recipients without a mailbox in our own store those who read their mail here nevertheless, from a server of
 * their organisation. Who has never signed in is not among them.
 *
 * @source RD-11, RD-12
 */
export async function readersOf(
  { database, mailSystemOf }: Pick<DeliveryParts, 'database' | 'mailSystemOf'>,
  recipients: readonly RoutedRecipient[],
): Promise<Readers> {
  const away = recipients.filter(({ localAccountId }) => localAccountId === null).map(addressKey)
  if (away.length === 0) return new Map()
  const rows = await database.db
    .selectFrom('accounts')
    .select(['id', 'address'])
    .where('address', 'in', away)
    .where('is_active', '=', 1)
    .execute()
  const readers = new Map<string, number>()
  for (const { id, address } of rows)
    if ((await mailSystemOf(id)) !== undefined) readers.set(addressKey({ address }), id)
  return readers
}
