import { isSnoozeTime, MailroomError, type MessageSelection, type MovedMessage } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'
import type { Mailbox } from '../doors/mail-store/MailStore'
import type { JobQueue } from '../jobs/JobQueue'
import { bringBackWork } from './bringBack'
import { bringHome } from './bringHome'

/** What snoozing works with. */
export interface SnoozeParts {
  readonly database: Database
  readonly queue: JobQueue
  readonly now: () => number
}

/** Mails that are away for a while. @source ML-29 */
export interface Snoozing {
  /** As core's `MessagesPort.snooze`. */
  snooze(
    account: AccountId,
    mailbox: Mailbox,
    selection: MessageSelection,
    until: number,
  ): Promise<readonly MovedMessage[]>
  /** As core's `MessagesPort.unsnooze`. */
  unsnooze(mailbox: Mailbox, selection: MessageSelection): Promise<readonly MovedMessage[]>
}

/**
 * Takes mails away and brings them back by hand. The job that brings them back waits before they go, and what it looks for is
 * noted on them: a crash at any step leaves them where they were, or away until their time.
 *
 * @source ML-29
 */
export function createSnoozing({ database, queue, now }: SnoozeParts): Snoozing {
  /** The job may have run while the mails were on their way, and have found none. */
  async function lookAgain(accountId: AccountId, until: number): Promise<void> {
    if (now() < until) return
    await queue.enqueue(database.db, bringBackWork(accountId, now()))
    queue.wake()
  }
  return {
    async snooze(accountId, mailbox, selection, until) {
      if (!isSnoozeTime(until, now()))
        throw new MailroomError('invalid', 'A mail cannot be away until then.', {
          fields: { until: ['snoozeTime'] },
        })
      const away = await mailbox.folderWithRole('snoozed')
      await queue.enqueue(database.db, bringBackWork(accountId, until))
      queue.wake()
      if (selection.folder === away) {
        for (const [folder, uids] of await byHome(mailbox, selection))
          await mailbox.setState({ folder: away, uids }, { snooze: { until, folder } })
        await lookAgain(accountId, until)
        return []
      }
      await mailbox.setState(selection, { snooze: { until, folder: selection.folder } })
      const moved = await mailbox.move(selection, away)
      await lookAgain(accountId, until)
      return moved
    },

    async unsnooze(mailbox, selection) {
      const moved: MovedMessage[] = []
      for (const [home, uids] of await byHome(mailbox, selection))
        moved.push(...(await bringHome(mailbox, { folder: selection.folder, uids }, home)))
      return moved
    },
  }
}

/** The mails of a selection by the folder that they came from: the inbox for those of which nobody knows. */
async function byHome(
  mailbox: Mailbox,
  { folder, uids }: MessageSelection,
): Promise<ReadonlyMap<string, number[]>> {
  const inbox = await mailbox.folderWithRole('inbox')
  const all = uids === 'all' ? await mailbox.matching({ folder, limit: 1_000 }) : uids
  const rows = await mailbox.summaries(all.map((uid) => ({ folder, uid })))
  const homes = new Map<string, number[]>()
  for (const { ref, snooze } of rows) {
    const home = snooze?.folder || inbox
    homes.set(home, [...(homes.get(home) ?? []), ref.uid])
  }
  return homes
}
