import { addressKey } from '@mailroom/core'
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
  const { address } = await transaction
    .selectFrom('accounts')
    .select('address')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const deliveries = await transaction
    .selectFrom('deliveries')
    .select(['id', 'recipient', 'local_account_id'])
    .where('envelope_id', '=', envelopeId)
    .where('state', '!=', 'recalled')
    .execute()
  // A mail to a mailbox that is not ours went to its address.
  const theirs = deliveries.filter(({ recipient, local_account_id: local }) =>
    local === null ? addressKey({ address: recipient }) === addressKey({ address }) : local === accountId,
  )
  for (const { id } of theirs) await parts.timeline.record(transaction, id, { state: 'burned', info: '' })
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
      const shown = holders.flatMap((holder) =>
        holder.burned_at === null || holder.is_shown === 1 ? [] : [holder.account_id],
      )
      const writers = isOver && seal.account_id !== null ? [seal.account_id] : []
      const waiting: unknown[] = []
      for (const accountId of new Set([...shown, ...writers])) {
        try {
          await markBurned(parts, accountId, seal.message_id)
        } catch (error) {
          // The server of one reader is away: nobody else waits for it.
          waiting.push(error)
          continue
        }
        await parts.database.db
          .updateTable('seal_holders')
          .set({ is_shown: 1 })
          .where('envelope_id', '=', envelopeId)
          .where('account_id', '=', accountId)
          .execute()
      }
      parts.timeline.announce({ accountId: seal.account_id, messageId: seal.message_id })
      if (waiting.length > 0) throw waiting[0]
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
