import type { InternetMessageId, Seal } from '@mailroom/core'
import { compileOnce } from '../doors/database/compileOnce'
import type { Executor } from '../doors/database/Database'

/** The seal of a mail as one account holds it. */
export interface FoundSeal {
  readonly envelopeId: string
  readonly kind: 'burn' | 'password'
  readonly blobKey: string | null
  readonly contentKey: string
  readonly burnsAt: number | null
  /** False for its writer, unless the mail went to them as well. */
  readonly isHolder: boolean
  readonly readsLeft: number | null
  readonly isHolderBurned: boolean
  readonly hasPage: boolean
  readonly referenceHash: string | null
}

/** The seal of a mail that an account has written or got; undefined for mails of others and for those without one. */
export async function findSeal(
  db: Executor,
  accountId: number,
  messageId: InternetMessageId,
): Promise<FoundSeal | undefined> {
  if (messageId === '') return undefined
  const [row] = await sealsOf(db, { accountId, messageId })
  if (row === undefined) return undefined
  return {
    envelopeId: row.envelope_id,
    kind: row.kind,
    blobKey: row.blob_key,
    contentKey: row.content_key,
    burnsAt: row.burns_at,
    isHolder: row.holder !== null,
    readsLeft: row.reads_left,
    isHolderBurned: row.burned_at !== null,
    hasPage: row.has_page === 1,
    referenceHash: row.reference_hash,
  }
}

const sealsOf = compileOnce(
  (db, { accountId, messageId }: { readonly accountId: number; readonly messageId: InternetMessageId }) =>
    db
      .selectFrom('seals')
      .leftJoin('seal_holders', (join) =>
        join
          .onRef('seal_holders.envelope_id', '=', 'seals.envelope_id')
          .on('seal_holders.account_id', '=', accountId),
      )
      .select(['seals.envelope_id', 'seals.kind', 'seals.blob_key', 'seals.content_key'])
      .select(['seals.burns_at', 'seals.has_page', 'seals.reference_hash'])
      .select(['seal_holders.account_id as holder', 'seal_holders.reads_left', 'seal_holders.burned_at'])
      .where('seals.message_id', '=', messageId)
      .where((is) =>
        is.or([is('seals.account_id', '=', accountId), is('seal_holders.account_id', 'is not', null)]),
      )
      // A notice lies in the place of a mail that its sender has recalled, under the same Message-ID.
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('deliveries')
              .select('deliveries.id')
              .whereRef('deliveries.envelope_id', '=', 'seals.envelope_id')
              .where('deliveries.local_account_id', '=', accountId)
              .where('deliveries.state', '=', 'recalled'),
          ),
        ),
      ),
)

/** What a reader is told of it. */
export function describeSeal(seal: FoundSeal, now: number): Seal {
  if (seal.kind === 'password') return { kind: 'password', ...(seal.hasPage && { hasPage: true }) }
  const burnsAt = seal.burnsAt ?? 0
  const isBurned = seal.isHolderBurned || seal.blobKey === null || burnsAt <= now
  return {
    kind: 'burn',
    burnsAt,
    isBurned,
    ...(seal.isHolder && { readsLeft: isBurned ? 0 : (seal.readsLeft ?? 0) }),
  }
}
