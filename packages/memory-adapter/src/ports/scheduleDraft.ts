import {
  isScheduleTime,
  MailroomError,
  type DraftContent,
  type DraftId,
  type SavedDraft,
} from '@mailroom/core'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'
import type { Seat } from '../system/Seat'
import { checkSecrecy, withLevels } from '../secrecy/checkSecrecy'
import { checkForm } from './checkForm'
import { withOriginal } from './prepareDraft'
import { saveDraft } from './saveDraft'
import { sendForm } from './sendForm'

/** Longest wait of a timer, in ms: it looks again then. */
const longestWaitMs = 60 * 60_000

/** Has a mail wait among the drafts until its time. */
export function scheduleDraft(seat: Seat, content: DraftContent, at: number, id: DraftId): SavedDraft {
  const { user, system } = seat
  if (!isScheduleTime(at, system.now())) throw refused('Please choose a time within the next year')
  if (content.seal) throw refused('A protected mail cannot be scheduled')
  const form = checkForm(withLevels(system, withOriginal(user, content)))
  checkSecrecy({ user, system }, form)
  // A hidden original comes to it when it leaves.
  const kept = content.appendsOriginal === true ? { ...content, subject: form.subject } : form
  const saved = saveDraft(seat, kept, id, at)
  wait(user, system, id, at)
  return saved
}

/** Makes a mail that waits for its time a draft again. */
export function unscheduleDraft(user: Account, id: DraftId): void {
  if (user.sentDrafts.has(id)) throw new MailroomError('conflict', 'The draft was sent in the meantime.')
  const saved = user.mailbox.findDraft(id)
  if (!saved?.mail.draft) return
  const { folder, mail } = saved
  const { leavesAt: _leavesAt, ...draft } = saved.mail.draft
  folder.replace({ ...mail, draft, state: { ...mail.state, isScheduled: false } })
  user.publish({ kind: 'folderChanged', folder: folder.id })
}

function wait(user: Account, system: MailSystem, id: DraftId, at: number): void {
  const waitMs = Math.min(Math.max(0, at - system.now()), longestWaitMs)
  setTimeout(() => (at > system.now() ? wait(user, system, id, at) : leave(user, system, id, at)), waitMs)
}

/** Unless its writer has said another time meanwhile, or thrown it away. */
function leave(user: Account, system: MailSystem, id: DraftId, at: number): void {
  const saved = user.mailbox.findDraft(id)
  if (!saved || saved.folder.role !== 'drafts' || saved.mail.draft?.leavesAt !== at) return
  sendForm({ user, system }, saved.mail.draft.content, id)
}

const refused = (message: string) =>
  new MailroomError('invalid', message, { fields: { schedule_day: [message] } })
