import type { Executor } from '../doors/database/Database'
import type { NewJob } from '../jobs/Job'
import type { JobHandler } from '../jobs/JobHandler'
import type { SealParts } from './SealParts'

/** Kind of the job that destroys what may not be read any more. */
const burnKind = 'burn'

/** Names a sealed mail. */
export interface BurnPayload {
  readonly envelopeId: string
}

/**
 * The job for a mail. Several may wait: one for its day, one for each reader who has read it for the last time.
 *
 * @param dueAt ms since 1970. @default at once
 */
export const burnWork = (envelopeId: string, why: string, dueAt?: number): NewJob => ({
  kind: burnKind,
  payload: { envelopeId } satisfies BurnPayload,
  key: `burn ${envelopeId} ${why}`,
  ...(dueAt !== undefined && { dueAt }),
})

/** The turn in which it is decided what is left of a mail. */
export const sealTurn = (envelopeId: string): string => `seal ${envelopeId}`

/** Writes down that nothing is left of a mail for one reader. */
export async function burnFor(
  transaction: Executor,
  parts: Pick<SealParts, 'timeline' | 'clock'>,
  envelopeId: string,
  accountId: number,
): Promise<void> {
  await transaction
    .updateTable('seal_holders')
    .set({ reads_left: 0, burned_at: parts.clock.now() })
    .where('envelope_id', '=', envelopeId)
    .where('account_id', '=', accountId)
    .execute()
  const deliveries = await transaction
    .selectFrom('deliveries')
    .select('id')
    .where('envelope_id', '=', envelopeId)
    .where('local_account_id', '=', accountId)
    .where('state', '!=', 'recalled')
    .execute()
  for (const { id } of deliveries) await parts.timeline.record(transaction, id, { state: 'burned', info: '' })
}

/**
 * Destroys a mail that nobody may read any more: its bytes, and the key without which copies of them say nothing. What is
 * left in mailboxes is marked as destroyed. Run again after a crash it comes to the same end.
 *
 * @source RD-12
 */
export function burnMail(parts: SealParts): JobHandler<BurnPayload> {
  return {
    kind: burnKind,
    async run({ envelopeId }) {
      const seal = await parts.database.db
        .selectFrom('seals')
        .selectAll()
        .where('envelope_id', '=', envelopeId)
        .executeTakeFirst()
      if (seal === undefined || seal.burns_at === null) return
      if (seal.burns_at <= parts.clock.now()) await burnForAll(parts, envelopeId)
      const holders = await parts.database.db
        .selectFrom('seal_holders')
        .select(['account_id', 'burned_at', 'is_shown'])
        .where('envelope_id', '=', envelopeId)
        .execute()
      const isOver = holders.every(({ burned_at }) => burned_at !== null)
      if (isOver && seal.blob_key !== null) {
        // The bytes first: as long as their row names them, a crash leaves somebody who deletes them.
        await parts.blobs.delete(seal.blob_key)
        await parts.database.db
          .updateTable('seals')
          .set({ blob_key: null, content_key: '' })
          .where('envelope_id', '=', envelopeId)
          .execute()
      }
      for (const holder of holders) {
        if (holder.burned_at === null || holder.is_shown === 1) continue
        await markBurned(parts, holder.account_id, seal.message_id)
        await parts.database.db
          .updateTable('seal_holders')
          .set({ is_shown: 1 })
          .where('envelope_id', '=', envelopeId)
          .where('account_id', '=', holder.account_id)
          .execute()
      }
      if (isOver && seal.account_id !== null) await markBurned(parts, seal.account_id, seal.message_id)
      parts.timeline.announce({ accountId: seal.account_id, messageId: seal.message_id })
    },
  }
}

async function burnForAll(parts: SealParts, envelopeId: string): Promise<void> {
  await parts.database.transaction(
    async (transaction) => {
      const left = await transaction
        .selectFrom('seal_holders')
        .select('account_id')
        .where('envelope_id', '=', envelopeId)
        .where('burned_at', 'is', null)
        .execute()
      for (const { account_id } of left) await burnFor(transaction, parts, envelopeId, account_id)
    },
    [sealTurn(envelopeId)],
  )
}

/** Wherever its reader has put it. */
async function markBurned({ mailStore }: SealParts, accountId: number, messageId: string): Promise<void> {
  const mailbox = mailStore.mailbox(accountId)
  for (const { folder, uid } of await mailbox.findByMessageId(messageId)) {
    await mailbox.setState({ folder, uids: [uid] }, { isBurned: true })
  }
}
