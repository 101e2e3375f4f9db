import { MailroomError, type DraftId } from '@mailroom/core'
import { draftTurn } from '../drafts/draftTurn'
import { draftVersions } from '../drafts/draftVersions'
import { findSubmission } from '../findSubmission'
import type { SendingParts } from '../SendingParts'

/**
 * Makes a mail that waits for its time a draft again. First the time goes, then the mark: a crash in between leaves a mark too
 * many, which goes at that time.
 *
 * @throws MailroomError `conflict` when it has been sent
 */
export async function endWaiting(parts: SendingParts, accountId: number, draftId: DraftId): Promise<void> {
  await parts.locks.run(`${accountId} ${draftId}`, async () => {
    const draft = await parts.database.transaction(
      (transaction) =>
        transaction
          .updateTable('drafts')
          .set({ leaves_at: null })
          .where('account_id', '=', accountId)
          .where('draft_id', '=', draftId)
          .returning('message_id')
          .executeTakeFirst(),
      [draftTurn(accountId, draftId)],
    )
    if (!draft) {
      if (await findSubmission(parts, accountId, draftId))
        throw new MailroomError('conflict', 'The draft has been sent already', { detail: 'draftSent' })
      return
    }
    const mailbox = parts.mailStore.mailbox(accountId)
    const versions = await draftVersions(mailbox, draft.message_id)
    for (const { folder, uid } of versions)
      await mailbox.setState({ folder, uids: [uid] }, { isScheduled: false })
  })
}
