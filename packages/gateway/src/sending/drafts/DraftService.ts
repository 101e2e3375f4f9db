import { randomUUID } from 'node:crypto'
import {
  MailroomError,
  type Draft,
  type DraftAttachment,
  type DraftContent,
  type DraftId,
  type MessageRef,
  type SavedDraft,
} from '@mailroom/core'
import { heldMs, runHeld } from '../../jobs/runHeld'
import { checkDraftSecrecy } from '../../secrecy/checkSecrecy'
import { withLevels } from '../../secrecy/withLevels'
import { hasContent } from '../content/checkContent'
import { cleanContent, ownSender } from '../content/cleanContent'
import { composeMail } from '../content/composeMail'
import { filesOfForm } from '../content/filesOfForm'
import { draftMessageId } from './draftMessageId'
import { draftTurn } from './draftTurn'
import { openForeignDraft } from './openForeignDraft'
import { readForm } from './readForm'
import { type DraftWait, recordDraft } from './recordDraft'
import type { SendingParts } from '../SendingParts'
import { tidyDraft, tidyDraftKind, type TidyDraftPayload, tidyDraftWork } from './tidyDraft'

/** A fresh name for a draft: nobody can guess it, and it is never given twice. */
export const newDraftId = (): DraftId => randomUUID()

/**
 * Drafts. Each is a mail in the Drafts folder, so that every mail program sees it, with the form beside it in the
 * database, so that nothing is lost between the two shapes.
 *
 * @source CO-10, R4
 */
export class DraftService {
  constructor(private readonly parts: SendingParts) {}

  /**
   * Saves a draft: the new version is durable before the one before it goes. Saves of one draft follow each other, so an
   * older text never replaces a newer one.
   *
   * @param wait when it is sent by itself
   * @throws MailroomError `invalid` when there is nothing to save, `conflict` when the draft has been sent, and without
   *         `wait` when it waits for its time, `notFound` for a file that is not there
   */
  async save(
    accountId: number,
    given: DraftContent,
    id: DraftId = newDraftId(),
    wait?: DraftWait,
  ): Promise<SavedDraft> {
    const { parts } = this
    const content = cleanContent(given)
    if (!hasContent(content) && content.subject === '' && content.attachments.length === 0) {
      throw new MailroomError('invalid', 'An empty draft is not saved', {
        fields: { content: ['contentRequired'] },
      })
    }
    return parts.locks.run(`${accountId} ${id}`, async () => {
      const messageId = await this.#messageIdOf(accountId, id)
      const { files, online } = await filesOfForm(parts, accountId, content.attachments)
      const attachments = [...files, ...online].map(withoutBytes)
      const stored: DraftContent = { ...withoutPassword(content), attachments }
      const form = withLevels(parts, stored, content.attachments)
      await checkDraftSecrecy(parts, accountId, form)
      const sender = ownSender(await parts.senders(accountId), content.from)
      const payload: TidyDraftPayload = { accountId, draftId: id, messageId }
      // Said before the first step: if we die after any of them, somebody clears up.
      const tidy = await parts.queue.enqueueHeld(parts.database.db, tidyDraftWork(payload), heldMs)
      const savedAt = parts.clock.now()
      const composed = await composeMail(parts, {
        accountId,
        content: form,
        files,
        sender,
        proxy: wait?.proxy,
        messageId,
        at: savedAt,
      })
      try {
        const mailbox = parts.mailStore.mailbox(accountId)
        const ref = await mailbox.append(
          await mailbox.folderWithRole('drafts'),
          { blob: composed.blobKey },
          { state: { isRead: true, isScheduled: wait !== undefined }, isOwn: true, receivedAt: savedAt },
        )
        if (wait && composed.sizeBytes > parts.maxMessageBytes)
          throw new MailroomError('tooLarge', 'The mail is too large')
        const draft = { messageId, form: JSON.stringify(form), wait }
        await recordDraft(parts, accountId, { id, ref, savedAt }, draft)
        await parts.uploads.touch(
          accountId,
          files.map((file) => file.id),
        )
        await parts.onlineFiles?.touch(
          accountId,
          online.map((file) => file.id),
        )
        return { id, ref, savedAt }
      } finally {
        await parts.blobs.delete(composed.blobKey)
        // Inside the lock, so without taking it again.
        await runHeld(parts, { kind: tidyDraftKind, run: () => tidyDraft(parts, payload) }, tidy)
      }
    })
  }

  /**
   * Opens a saved draft: the form as it was, or, for a draft of another mail program, what its mail says.
   *
   * @throws MailroomError `notFound`
   */
  async open(accountId: number, ref: MessageRef): Promise<Draft> {
    const row = await this.parts.database.db
      .selectFrom('drafts')
      .select(['draft_id', 'form', 'leaves_at'])
      .where('account_id', '=', accountId)
      .where('folder', '=', ref.folder)
      .where('uid', '=', ref.uid)
      .executeTakeFirst()
    if (!row) return openForeignDraft(this.parts, accountId, ref)
    // The form may outlive its mail when another program deleted that.
    await this.parts.mailStore.mailbox(accountId).header(ref)
    const form = readForm(row.form)
    const leavesAt = row.leaves_at
    return { ...form, kind: 'draft', id: row.draft_id, ref, ...(leavesAt !== null && { leavesAt }) }
  }

  /** Throws a draft away for ever. Nothing happens when it is gone already. */
  async discard(accountId: number, id: DraftId): Promise<void> {
    const { parts } = this
    await parts.locks.run(`${accountId} ${id}`, async () => {
      const payload: TidyDraftPayload = {
        accountId,
        draftId: id,
        messageId: await this.#messageIdOf(accountId, id, true),
      }
      const tidy = await parts.database.transaction(
        async (transaction) => {
          await transaction
            .deleteFrom('drafts')
            .where('account_id', '=', accountId)
            .where('draft_id', '=', id)
            .execute()
          return parts.queue.enqueueHeld(transaction, tidyDraftWork(payload), heldMs)
        },
        [draftTurn(accountId, id)],
      )
      await runHeld(parts, { kind: tidyDraftKind, run: () => tidyDraft(parts, payload) }, tidy)
    })
  }

  /** @throws MailroomError `conflict` for a draft that was sent, unless that does not matter */
  async #messageIdOf(accountId: number, id: DraftId, isSentAllowed = false): Promise<string> {
    const { database, hostname } = this.parts
    const sent = await database.db
      .selectFrom('submissions')
      .select('message_id')
      .where('account_id', '=', accountId)
      .where('draft_id', '=', id)
      .executeTakeFirst()
    if (sent && !isSentAllowed)
      throw new MailroomError('conflict', 'The draft has been sent already', { detail: 'draftSent' })
    return sent?.message_id ?? draftMessageId(accountId, id, hostname)
  }
}

/** Drafts lie open, so the password of a mail is not among them. @source A7 */
function withoutPassword(content: DraftContent): DraftContent {
  if (content.seal?.kind !== 'password') return content
  const { seal: _seal, ...rest } = content
  return rest
}

/** What a client may know of a file. */
const withoutBytes = ({
  id,
  name,
  sizeBytes,
  contentType,
  contentId,
  online,
}: DraftAttachment): DraftAttachment => ({
  id,
  name,
  sizeBytes,
  contentType,
  ...(contentId === undefined ? {} : { contentId }),
  ...(online && { online }),
})
