import type { MessageSummary } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Mailbox, MailStore } from '../doors/mail-store/MailStore'
import { accountSubject } from '../jobs/accountSubject'
import type { Clock } from '../jobs/Clock'
import { RetryAt, type NewJob } from '../jobs/Job'
import type { JobHandler } from '../jobs/JobHandler'
import { isAnswered } from './answers'

const kind = 'follow-up'

/** Rows of one page. */
const pageRows = 100

/** How soon, and how often at most, mails are looked for again that an index does not know yet. */
const indexPauseMs = 60_000
const maxLooks = 60

interface RemindPayload {
  readonly accountId: AccountId
}

/** One job for all reminders of an account at the same time. */
export const remindWork = (accountId: AccountId, at: number): NewJob => ({
  kind,
  payload: { accountId } satisfies RemindPayload,
  dueAt: at,
  key: `${kind} ${accountId} ${at}`,
  subject: accountSubject(accountId),
})

/** What reminding works with. */
export interface RemindParts {
  readonly mailStore: MailStore
  readonly clock: Clock
}

/**
 * Marks those reminders as due whose time has come, which open pages hear of, and takes those away that waited for an answer
 * which is there. What is in the trash is no longer followed up. The mark is a state of the mail: whoever marks it again, after
 * a crash or in another process, changes nothing.
 *
 * @source ML-29
 */
export const remind = ({ mailStore, clock }: RemindParts): JobHandler<RemindPayload> => ({
  kind,
  async run({ accountId }, { attempt, signal }) {
    const mailbox = mailStore.mailbox(accountId)
    const now = clock.now()
    const { mails, isIndexing } = await dueMails(mailbox, now)
    for (const { ref, state } of mails) {
      signal.throwIfAborted()
      const selection = { folder: ref.folder, uids: [ref.uid] }
      const isOver = state.followUp?.unlessAnswered === true && (await isAnswered(mailbox, ref))
      await mailbox.setState(selection, isOver ? { endsFollowUp: true } : { followUpsUntil: now })
    }
    if (isIndexing && attempt < maxLooks)
      throw new RetryAt(now + indexPauseMs, 'The index of the mailbox is not whole yet.')
  },
})

async function dueMails(mailbox: Mailbox, now: number) {
  const mails: MessageSummary[] = []
  for (let offset = 0; ; offset += pageRows) {
    const page = await mailbox.search({ conditions: { isFollowUp: true }, offset, limit: pageRows })
    const due = page.messages.filter(({ state }) => state.followUp !== undefined && state.followUp.at <= now)
    mails.push(...due.filter(({ state }) => state.followUp?.isDue !== true))
    // The soonest come first.
    if (due.length < pageRows) return { mails, isIndexing: page.isIndexing }
  }
}
