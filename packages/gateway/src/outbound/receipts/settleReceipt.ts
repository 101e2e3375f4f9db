import type { DeliveryParts } from '../../delivery/DeliveryParts'
import { settleRecipients } from '../../delivery/settleRecipients'
import type { Receipt, Receipts } from './Receipts'

/** Has the database know what another mail system has taken over, as far as it does not yet, and forgets the receipt. */
export async function settleReceipt(
  parts: DeliveryParts & { readonly receipts: Receipts },
  receipt: Receipt,
): Promise<void> {
  const { envelopeId, domain, taken } = receipt
  const envelope = await parts.timeline.envelope(envelopeId)
  if (envelope) {
    const infos = new Map(taken.map(({ deliveryId, info }) => [deliveryId, info]))
    const settled = (await parts.timeline.pending(envelopeId, domain)).flatMap((delivery) => {
      const info = infos.get(delivery.id)
      return info === undefined ? [] : [{ delivery, change: { state: 'relayed' as const, info } }]
    })
    if (settled.length > 0) await settleRecipients(parts, envelope, settled)
  }
  await parts.receipts.forget(receipt)
}
