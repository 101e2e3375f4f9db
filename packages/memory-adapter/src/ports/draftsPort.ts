import type { Draft, DraftsPort, MessageRef } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { htmlOfText } from '../mime/plainText'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'
import { storeCopy } from './draftForm'
import { prepareDraft } from './prepareDraft'
import { saveDraft } from './saveDraft'
import { scheduleDraft, unscheduleDraft } from './scheduleDraft'

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
    save: (given, id = crypto.randomUUID()) => calls.make('drafts.save', () => saveDraft(seat, given, id)),
    schedule: (content, at, id) => calls.make('drafts.schedule', () => scheduleDraft(seat, content, at, id)),
    unschedule: (id) => calls.make('drafts.unschedule', () => unscheduleDraft(seat.user, id)),
    discard: (id) =>
      calls.make('drafts.discard', () => {
        const saved = seat.user.mailbox.findDraft(id)
        if (!saved) return
        saved.folder.remove(saved.mail.uid)
        seat.user.publish({ kind: 'folderChanged', folder: saved.folder.id })
      }),
  }
}

/** A saved form comes back as it was; a mail that another program left among the drafts is read into one. */
function openDraft(account: Account, ref: MessageRef): Draft {
  const { draft, content } = account.mailbox.mail(ref)
  if (draft) {
    const { leavesAt } = draft
    return {
      ...draft.content,
      kind: draft.kind,
      id: draft.id,
      ref,
      ...(leavesAt !== undefined && { leavesAt }),
    }
  }
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
