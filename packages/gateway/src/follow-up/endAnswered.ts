import type { MessageRef } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'
import type { EventBus } from '../doors/events/EventBus'
import type { MailStore } from '../doors/mail-store/MailStore'
import { isAnswerTo, readOrNone } from './answers'

/** What it works with. */
export interface EndAnsweredParts {
  readonly database: Database
  readonly events: EventBus
  readonly mailStore: MailStore
}

/** Mails of a conversation that are looked at. */
const maxMails = 100

/**
 * Listens for mail that arrives, and takes those reminders away that wait for it. Accounts that wait for no answer cost one
 * question. An answer that nobody heard of is found when the reminder would be due.
 *
 * @param onError told when that failed
 * @returns ends it
 * @source ML-29
 */
export function endAnswered(parts: EndAnsweredParts, onError: (error: unknown) => void): () => void {
  return parts.events.subscribe('*', (accountId, event) => {
    if (event.kind === 'messageArrived' && event.message.state.cameBack !== true)
      end(parts, accountId, event.message.ref).catch(onError)
  })
}

async function end({ database, mailStore }: EndAnsweredParts, accountId: AccountId, arrived: MessageRef) {
  const waiting = await database.db
    .selectFrom('messages')
    .select('id')
    .where('account_id', '=', accountId)
    .where('follow_up_at', 'is not', null)
    .where('follow_up_unanswered', '=', 1)
    .limit(1)
    .executeTakeFirst()
  if (waiting === undefined) return
  const mailbox = mailStore.mailbox(accountId)
  const { messages } = await mailbox.conversation(arrived, { offset: 0, limit: maxMails })
  for (const { ref, state } of messages) {
    if (state.followUp?.unlessAnswered !== true) continue
    const mail = await readOrNone(mailbox, ref)
    if (mail && (await isAnswerTo(mailbox, arrived, mail)))
      await mailbox.setState({ folder: ref.folder, uids: [ref.uid] }, { endsFollowUp: true })
  }
}
