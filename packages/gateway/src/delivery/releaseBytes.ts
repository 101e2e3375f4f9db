import { backOff } from '../jobs/backOff'
import { RetryAt } from '../jobs/Job'
import type { JobHandler } from '../jobs/JobHandler'
import type { DeliveryParts } from './DeliveryParts'
import { releaseKind, type ReleasePayload } from './settleRecipients'

/** Deletes the bytes of a mail that no recipient, no notice and no copy waits for any more. Its timeline stays. */
export function releaseBytes(parts: DeliveryParts): JobHandler<ReleasePayload> {
  return {
    kind: releaseKind,
    async run({ envelopeId }, context) {
      const released = await parts.database.transaction(async (transaction) => {
        const waiting = await transaction
          .selectFrom('jobs')
          .select('id')
          .where('subject', '=', envelopeId)
          .limit(1)
          .executeTakeFirst()
        if (waiting)
          throw new RetryAt(parts.clock.now() + backOff(context.attempt), 'The mail is still needed')
        const row = await transaction
          .selectFrom('envelopes')
          .select('blob_key')
          .where('id', '=', envelopeId)
          .executeTakeFirst()
        await transaction
          .updateTable('envelopes')
          .set({ blob_key: null })
          .where('id', '=', envelopeId)
          .execute()
        await context.finish(transaction)
        return row?.blob_key ?? undefined
      })
      // Killed before this line, the blob is found by the sweep: no row points to it.
      if (released !== undefined) await parts.blobs.delete(released)
    },
  }
}
