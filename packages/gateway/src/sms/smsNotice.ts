import { createHash } from 'node:crypto'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'
import type { SmsTables } from '../doors/database/tables/SmsTables'
import type { NewJob } from '../jobs/Job'
import type { JobContext, JobHandler } from '../jobs/JobHandler'
import { SmsFailure, type SmsProvider } from './SmsProvider'

const smsNoticeKind = 'sms-notice'

/** Names a row of `sms_notices`. */
export interface SmsNoticePayload {
  readonly accountId: AccountId
  readonly messageId: string
  readonly addressKey: string
}

/** The work that tells one recipient of a mail by SMS. @param dueAt ms since 1970 */
export const smsNoticeWork = (payload: SmsNoticePayload, dueAt: number): NewJob => ({
  kind: smsNoticeKind,
  payload,
  dueAt,
})

/** What sending notices needs. */
export interface SmsNoticeParts {
  readonly database: Database
  readonly provider: SmsProvider
  /** What the SMS says, in the language of who wrote the mail. Nothing of the mail's text is in it. */
  textOf(accountId: AccountId): Promise<string>
  /** ms since 1970. */
  readonly now: () => number
}

type NoticeState = SmsTables['sms_notices']['state']

/** Nobody wants to be told of a mail so long after it. */
const staleMs = 24 * 3_600_000

/**
 * Tells one recipient of a mail by SMS, at most once: it is handed over again only when it certainly did not go. What a
 * crash interrupts while the provider is asked stays `unknown`.
 *
 * @source CO-13
 */
export function smsNotice({ database, provider, textOf, now }: SmsNoticeParts): JobHandler<SmsNoticePayload> {
  const become = (payload: SmsNoticePayload, from: NoticeState, state: NoticeState) =>
    database.db
      .updateTable('sms_notices')
      // A number is kept no longer than it is needed.
      .set(state === 'sending' || state === 'waiting' ? { state } : { state, number: '' })
      .where('account_id', '=', payload.accountId)
      .where('message_id', '=', payload.messageId)
      .where('address_key', '=', payload.addressKey)
      .where('state', '=', from)
      .returning(['number', 'noted_at'])
      .executeTakeFirst()

  return {
    kind: smsNoticeKind,
    async run(payload, { signal }: JobContext) {
      const text = await textOf(payload.accountId)
      const taken = await become(payload, 'waiting', 'sending')
      if (!taken) {
        await become(payload, 'sending', 'unknown')
        return
      }
      if (taken.noted_at < now() - staleMs) {
        await become(payload, 'sending', 'refused')
        return
      }
      try {
        await provider.send({ id: idOf(payload), number: taken.number, text }, signal)
      } catch (error) {
        const fate = error instanceof SmsFailure ? error.fate : 'unknown'
        if (fate === 'later') {
          await become(payload, 'sending', 'waiting')
          throw error
        }
        await become(payload, 'sending', fate === 'never' ? 'refused' : 'unknown')
        return
      }
      await become(payload, 'sending', 'sent')
    },
  }
}

/** The same for the same mail and recipient, and tells neither. */
const idOf = ({ accountId, messageId, addressKey }: SmsNoticePayload) =>
  createHash('sha256')
    .update(JSON.stringify([accountId, messageId, addressKey]))
    .digest('hex')
    .slice(0, 32)
