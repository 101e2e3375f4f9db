import {
  type Address,
  MailroomError,
  maxScheduledMails,
  type InternetMessageId,
  type SavedDraft,
} from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import { accountSubject } from '../../jobs/accountSubject'
import { leaveKind, leaveWork } from '../schedule/leave'
import type { SendingParts } from '../SendingParts'
import { draftTurn } from './draftTurn'

/** Nobody fills the list of jobs by choosing one time after the other. */
const maxChosenTimes = 5 * maxScheduledMails

/** How a draft waits to be sent by itself. */
export interface DraftWait {
  /** ms since 1970. */
  readonly leavesAt: number
  /** Who has sent it in the name of the mailbox's owner. */
  readonly proxy: Address | undefined
  /** It was sent, and waits because its writer may call it back: no mail too many. @default false */
  readonly isHeld?: boolean
}

/** What is kept of a draft beside its mail. */
interface KeptDraft {
  readonly messageId: InternetMessageId
  /** As JSON. */
  readonly form: string
  /** Undefined for one that waits for its writer. */
  readonly wait: DraftWait | undefined
}

/**
 * Records the version of a draft that counts, and with it the time at which it leaves.
 *
 * @throws MailroomError `conflict` when it was sent, or waits for its time and nobody has said another; `invalid` when too many
 *         wait
 */
export async function recordDraft(
  { database, queue }: Pick<SendingParts, 'database' | 'queue'>,
  accountId: number,
  { id, ref, savedAt }: SavedDraft,
  { messageId, form, wait }: KeptDraft,
): Promise<void> {
  const leavesAt = wait?.leavesAt
  const values = {
    message_id: messageId,
    folder: ref.folder,
    uid: ref.uid,
    form,
    saved_at: savedAt,
    leaves_at: leavesAt ?? null,
    proxy: wait?.proxy ? JSON.stringify(wait.proxy) : null,
  }
  await database.transaction(
    async (transaction) => {
      const sent = await transaction
        .selectFrom('submissions')
        .select('envelope_id')
        .where('account_id', '=', accountId)
        .where('draft_id', '=', id)
        .executeTakeFirst()
      if (sent) throw conflict('The draft has been sent already', 'draftSent')
      const waiting = await waitingDrafts(transaction, accountId)
      // Whoever saves it does not know that: what was confirmed would be lost, or not leave.
      if (leavesAt === undefined && waiting.includes(id))
        throw conflict('The draft waits for its time', 'draftScheduled')
      if (leavesAt !== undefined) {
        const others = waiting.filter((other) => other !== id)
        const isFull =
          others.length >= maxScheduledMails || (await chosenTimes(transaction, accountId)) >= maxChosenTimes
        if (isFull && wait?.isHeld !== true)
          throw new MailroomError('invalid', 'Too many mails wait', {
            fields: { schedule_day: ['tooManyScheduled'] },
          })
        await queue.enqueue(transaction, leaveWork(accountId, id, leavesAt))
      }
      await transaction
        .insertInto('drafts')
        .values({ account_id: accountId, draft_id: id, ...values })
        .onConflict((conflicting) => conflicting.columns(['account_id', 'draft_id']).doUpdateSet(values))
        .execute()
    },
    [draftTurn(accountId, id)],
  )
  if (leavesAt !== undefined) queue.wake()
}

/** Times to come that were chosen, also those that no longer count: the job of each stays until then. */
async function chosenTimes(transaction: Executor, accountId: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('jobs')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('kind', '=', leaveKind)
    .where('subject', '=', accountSubject(accountId))
    .executeTakeFirstOrThrow()
  return count
}

async function waitingDrafts(transaction: Executor, accountId: number): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('drafts')
    .select('draft_id')
    .where('account_id', '=', accountId)
    .where('leaves_at', 'is not', null)
    .execute()
  return rows.map(({ draft_id }) => draft_id)
}

const conflict = (message: string, detail: string) => new MailroomError('conflict', message, { detail })
