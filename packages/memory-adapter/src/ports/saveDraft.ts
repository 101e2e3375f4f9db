import {
  MailroomError,
  untouchedState,
  type DraftContent,
  type DraftId,
  type SavedDraft,
} from '@mailroom/core'
import type { Seat } from '../system/Seat'
import { checkDraftSecrecy, withLevels } from '../secrecy/checkSecrecy'
import { mailOfForm } from './draftForm'

/**
 * Saves a draft in the place of its version before.
 *
 * @param leavesAt when it is sent by itself
 * @throws MailroomError `conflict` for one that was sent, or that waits for its time and nobody says another
 */
export function saveDraft(
  { user, system, proxy }: Seat,
  given: DraftContent,
  id: DraftId,
  leavesAt?: number,
): SavedDraft {
  const before = user.mailbox.findDraft(id)
  if (user.sentDrafts.has(id)) throw new MailroomError('conflict', 'The draft was sent in the meantime.')
  if (leavesAt === undefined && before?.mail.draft?.leavesAt !== undefined)
    throw new MailroomError('conflict', 'The draft waits for its time.')
  const savedAt = system.now()
  const content = withoutPassword(withLevels(system, given))
  checkDraftSecrecy({ user, system }, content)
  const mail = mailOfForm(content, user, system.newMessageId(), savedAt)
  const ref = system.file(user, user.mailbox.ofRole('drafts'), {
    content: mail,
    receivedAt: savedAt,
    state: {
      ...untouchedState,
      isRead: true,
      isScheduled: leavesAt !== undefined,
      isUrgent: mail.priority === 'high',
      hasAttachments: mail.files.some((file) => !file.isInline),
    },
    draft: {
      ...{ id, kind: 'draft', content },
      ...(leavesAt !== undefined && { leavesAt, ...(proxy && { proxy }) }),
    },
  })
  before?.folder.remove(before.mail.uid)
  return { id, ref, savedAt }
}

/** Drafts lie open, so the password of a mail is not among them. */
function withoutPassword(content: DraftContent): DraftContent {
  if (content.seal?.kind !== 'password') return content
  const { seal: _seal, ...rest } = content
  return rest
}
