import { addressKey, MailroomError } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Envelope } from '../delivery/Envelope'
import type { Executor } from '../doors/database/Database'
import type { JobQueue } from '../jobs/JobQueue'
import { keptNumbers } from './createSmsNumbers'
import { smsNoticeWork } from './smsNotice'

/** A mail whose recipients are told by SMS. */
export interface NoticedMail {
  readonly accountId: AccountId
  readonly envelope: Pick<Envelope, 'id' | 'messageId'>
  readonly recipients: readonly string[]
  /** A reviewer must permit it first. */
  readonly isHeld?: boolean
  /** It has waited for its time, so that its writer may be gone: what is too much for the hour goes in the next one. */
  readonly isLate?: boolean
}

/** What keeping notices needs. */
export interface SmsNoticeLimits {
  readonly queue: Pick<JobQueue, 'enqueue'>
  /** ms since 1970. */
  readonly now: () => number
  /** Notices that an account may cause within any hour. */
  readonly smsPerHour: number
}

const hourMs = 3_600_000

/** The turn of those who count and add notices of an account. */
export const smsTurn = (accountId: AccountId): string => `sms ${accountId}`

/**
 * Keeps that the recipients of a mail are told by SMS, in the transaction that takes the mail in and under `smsTurn`:
 * a mail that does not go tells nobody. Asking again for the same mail adds nothing.
 *
 * @throws `invalid` when it would be too many within an hour, or a recipient has no number; nothing is kept
 * @source CO-13
 */
export async function keepSmsNotices(
  transaction: Executor,
  { queue, now, smsPerHour }: SmsNoticeLimits,
  { accountId, envelope, recipients, isHeld = false, isLate = false }: NoticedMail,
): Promise<void> {
  const keys = [...new Set(recipients.map(addressKey))]
  const numbers = await keptNumbers(transaction, accountId, keys)
  const isTooMuch = !(await hasRoom(transaction, { now, smsPerHour }, accountId, keys.length))
  if (isTooMuch && !isLate) throw tooMany(smsPerHour)
  const dueAt = now() + (isTooMuch ? hourMs : 0)
  for (const key of keys) {
    const number = numbers.get(key)
    if (number === undefined) throw numberMissing()
    const added = await transaction
      .insertInto('sms_notices')
      .values({
        message_id: envelope.messageId,
        envelope_id: envelope.id,
        address_key: key,
        account_id: accountId,
        number,
        state: isHeld ? 'held' : 'waiting',
        noted_at: dueAt,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'message_id', 'address_key']).doNothing())
      .returning('message_id')
      .executeTakeFirst()
    if (added && !isHeld)
      await queue.enqueue(
        transaction,
        smsNoticeWork({ accountId, messageId: envelope.messageId, addressKey: key }, dueAt),
      )
  }
}

/**
 * Lets the notices of a mail go that a reviewer has permitted, or forgets those of one that goes to nobody. Part of the
 * transaction of that decision.
 *
 * @source RV-04, CO-13
 */
export async function settleHeldNotices(
  transaction: Executor,
  { queue, now }: Pick<SmsNoticeLimits, 'queue' | 'now'>,
  envelopeId: string,
  isPermitted: boolean,
): Promise<void> {
  if (!isPermitted) {
    await transaction
      .deleteFrom('sms_notices')
      .where('envelope_id', '=', envelopeId)
      .where('state', '=', 'held')
      .execute()
    return
  }
  const permitted = await transaction
    .updateTable('sms_notices')
    .set({ state: 'waiting', noted_at: now() })
    .where('envelope_id', '=', envelopeId)
    .where('state', '=', 'held')
    .returning(['account_id', 'message_id', 'address_key'])
    .execute()
  for (const { account_id: accountId, message_id: messageId, address_key: addressKey } of permitted)
    await queue.enqueue(transaction, smsNoticeWork({ accountId, messageId, addressKey }, now()))
}

/** Whether an account may cause some more notices within this hour. */
export async function hasRoom(
  executor: Executor,
  { now, smsPerHour }: Pick<SmsNoticeLimits, 'now' | 'smsPerHour'>,
  accountId: AccountId,
  more: number,
): Promise<boolean> {
  const { count } = await executor
    .selectFrom('sms_notices')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('noted_at', '>', now() - hourMs)
    .executeTakeFirstOrThrow()
  return count + more <= smsPerHour
}

const refused = (reason: string, values: Readonly<Record<string, string>> = {}) =>
  new MailroomError('invalid', 'The recipients cannot be told by SMS', {
    fields: { is_smsnotify: [reason] },
    values,
  })

/** More notices than an hour has room for. */
export const tooMany = (smsPerHour: number): MailroomError =>
  refused('smsTooMany', { count: String(smsPerHour) })
/** Somebody has no number that an SMS can go to. */
export const numberMissing = (): MailroomError => refused('smsNumberMissing')
/** There is no way to mobile phones. */
export const smsOff = (): MailroomError => refused('smsOff')
