import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'
import type { EventBus } from '../doors/events/EventBus'
import type { MailStore } from '../doors/mail-store/MailStore'
import type { Clock } from '../jobs/Clock'
import type { JobQueue } from '../jobs/JobQueue'
import type { MessageSummary } from '@mailroom/core'
import { bringBackWork } from './bringBack'

/** What waking works with. */
export interface WakeParts {
  readonly database: Database
  readonly events: EventBus
  readonly mailStore: MailStore
  readonly queue: JobQueue
  readonly clock: Clock
}

/** Mails of a conversation that are looked at. */
const maxMails = 100

/**
 * Listens for mail that arrives, and has those mails of its conversation brought back that are away: who waits for an answer
 * has it. Accounts with nothing away cost one question.
 *
 * @param onError told when that failed; the mails come back at their time then
 * @returns ends it
 * @source ML-29
 */
export function wakeAnswered(parts: WakeParts, onError: (error: unknown) => void): () => void {
  return parts.events.subscribe('*', (accountId, event) => {
    if (event.kind === 'messageArrived' && event.message.state.cameBack !== true)
      wake(parts, accountId, event.message).catch(onError)
  })
}

async function wake(
  { database, mailStore, queue, clock }: WakeParts,
  accountId: AccountId,
  { ref }: MessageSummary,
): Promise<void> {
  const away = await database.db
    .selectFrom('folders')
    .select('name')
    .where('account_id', '=', accountId)
    .where('role', '=', 'snoozed')
    .where('total_count', '>', 0)
    .executeTakeFirst()
  if (away === undefined) return
  const mailbox = mailStore.mailbox(accountId)
  const { messages } = await mailbox.conversation(ref, { offset: 0, limit: maxMails })
  const until = clock.now()
  const waiting = messages.filter((mail) => mail.ref.folder === away.name && mail.snooze !== undefined)
  if (waiting.length === 0) return
  for (const { ref: mail, snooze } of waiting) {
    const selection = { folder: mail.folder, uids: [mail.uid] }
    await mailbox.setState(selection, { snooze: { until, folder: snooze?.folder ?? '' } })
  }
  await queue.enqueue(database.db, bringBackWork(accountId, until))
  queue.wake()
}
