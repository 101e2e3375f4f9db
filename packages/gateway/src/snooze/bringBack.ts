import type { MessageSummary } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { EventBus } from '../doors/events/EventBus'
import type { Mailbox, MailStore } from '../doors/mail-store/MailStore'
import { accountSubject } from '../jobs/accountSubject'
import type { Clock } from '../jobs/Clock'
import type { NewJob } from '../jobs/Job'
import type { JobHandler } from '../jobs/JobHandler'
import { bringHome } from './bringHome'

const kind = 'bring-back'

/** Rows of one page. */
const pageRows = 100

interface BringBackPayload {
  readonly accountId: AccountId
}

/** One job for all mails of an account that come back at the same time. */
export const bringBackWork = (accountId: AccountId, until: number): NewJob => ({
  kind,
  payload: { accountId } satisfies BringBackPayload,
  dueAt: until,
  key: `${kind} ${accountId} ${until}`,
  subject: accountSubject(accountId),
})

/** What bringing back works with. */
export interface BringBackParts {
  readonly mailStore: MailStore
  readonly events: EventBus
  readonly clock: Clock
}

/**
 * Brings back what is due: marked first and moved last, so that whatever step a crash came at, the next run does the rest and
 * nothing twice.
 *
 * @source ML-29
 */
export const bringBack = ({ mailStore, events, clock }: BringBackParts): JobHandler<BringBackPayload> => ({
  kind,
  async run({ accountId }) {
    const mailbox = mailStore.mailbox(accountId)
    const away = await mailbox.folderWithRole('snoozed')
    const due = await dueMails(mailbox, away, clock.now())
    for (const [home, mails] of Map.groupBy(due, ({ snooze }) => snooze?.folder ?? '')) {
      const selection = { folder: away, uids: mails.map(({ ref }) => ref.uid) }
      await mailbox.setState(selection, { isRead: false, cameBackAt: clock.now() })
      const moved = await bringHome(mailbox, selection, home)
      for (const message of await mailbox.summaries(moved.map(({ to }) => to)))
        events.publish(accountId, { kind: 'messageArrived', message })
    }
  },
})

async function dueMails(mailbox: Mailbox, folder: string, now: number): Promise<MessageSummary[]> {
  const due: MessageSummary[] = []
  for (let offset = 0; ; offset += pageRows) {
    const { messages } = await mailbox.list({ folder, offset, limit: pageRows })
    due.push(...messages.filter(({ snooze }) => snooze !== undefined && snooze.until <= now))
    if (messages.length < pageRows) return due
  }
}
