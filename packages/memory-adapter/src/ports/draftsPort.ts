import {
  MailroomError,
  type Draft,
  type DraftContent,
  type DraftsPort,
  type MessageRef,
  type SavedDraft,
  untouchedState,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { htmlOfText } from '../mime/plainText'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'
import { mailOfForm, storeCopy } from './draftForm'
import { prepareDraft } from './prepareDraft'

/** The drafts of whoever is signed in. */
export function createDraftsPort(seat: Seat, calls: Calls): DraftsPort {
  return {
    prepare: (ref, kind, options) =>
      calls.make(
        'drafts.prepare',
        () => {
          seat.requireOpen(ref.folder)
          return prepareDraft(seat, ref, kind)
        },
        options,
      ),
    open: (ref, options) =>
      calls.make(
        'drafts.open',
        () => {
          seat.requireOpen(ref.folder)
          return openDraft(seat.user, ref)
        },
        options,
      ),
    save: (given, id = crypto.randomUUID()) =>
      calls.make('drafts.save', (): SavedDraft => {
        const { user, system } = seat
        if (user.sentDrafts.has(id))
          throw new MailroomError('conflict', 'The draft was sent in the meantime.')
        const savedAt = system.now()
        const content = withoutPassword(given)
        const mail = mailOfForm(content, user, system.newMessageId(), savedAt)
        const before = user.mailbox.findDraft(id)
        const ref = system.file(user, user.mailbox.ofRole('drafts'), {
          content: mail,
          receivedAt: savedAt,
          state: {
            ...untouchedState,
            isRead: true,
            isUrgent: mail.priority === 'high',
            hasAttachments: mail.files.some((file) => !file.isInline),
          },
          draft: { id, kind: 'draft', content },
        })
        before?.folder.remove(before.mail.uid)
        return { id, ref, savedAt }
      }),
    discard: (id) =>
      calls.make('drafts.discard', () => {
        const saved = seat.user.mailbox.findDraft(id)
        if (!saved) return
        saved.folder.remove(saved.mail.uid)
        seat.user.publish({ kind: 'folderChanged', folder: saved.folder.id })
      }),
  }
}

/** Drafts lie open, so the password of a mail is not among them. */
function withoutPassword(content: DraftContent): DraftContent {
  if (content.seal?.kind !== 'password') return content
  const { seal: _seal, ...rest } = content
  return rest
}

/** A saved form comes back as it was; a mail that another program left among the drafts is read into one. */
function openDraft(account: Account, ref: MessageRef): Draft {
  const { draft, content } = account.mailbox.mail(ref)
  if (draft) return { ...draft.content, kind: draft.kind, id: draft.id, ref }
  const { to, cc, bcc, subject, text } = content
  const html = content.html ?? htmlOfText(text)
  const attachments = content.files.map((file) => storeCopy(account, file))
  return {
    kind: 'draft',
    from: account.address,
    to,
    cc,
    bcc,
    subject,
    text,
    html,
    isHtml: true,
    attachments,
    ref,
  }
}
