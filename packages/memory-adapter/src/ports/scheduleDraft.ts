import {
  isScheduleTime,
  MailroomError,
  type DraftContent,
  type DraftId,
  type HeldMail,
  type SavedDraft,
  type SendResult,
} from '@mailroom/core'
import { checkSeal } from '../sealed/SealedMails'
import { noticesOf } from '../sms/noticesOf'
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
  const saved = saveDraft(seat, readyToWait(seat, content), id, at)
  wait(user, system, id, at)
  return saved
}

/** How much longer than its writer can call it back a mail stays, in ms. */
const graceMs = 3_000

/** Has a mail wait for as long as its writer may call it back; one that cannot wait is sent. */
export function holdDraft(seat: Seat, content: DraftContent, id: DraftId): HeldMail | SendResult {
  const { user, system } = seat
  const undoMs = user.settings.undoSeconds * 1_000
  const before = user.sentDrafts.get(id)
  if (before || undoMs === 0 || content.seal?.kind === 'password')
    return before ?? sendForm(seat, content, id)
  const at = system.now() + undoMs + graceMs
  const kept = readyToWait(seat, content)
  checkSeal(kept, system.now())
  const draft = saveDraft(seat, kept, id, at)
  wait(user, system, id, at)
  return { draft, undoMs }
}

/** A mail as it waits. What sending would refuse is refused now; a hidden original comes to it when it leaves. */
function readyToWait({ user, system }: Seat, content: DraftContent): DraftContent {
  const form = checkForm(withLevels(system, withOriginal(user, content)))
  checkSecrecy({ user, system }, form)
  noticesOf({ user, system }, form)
  return content.appendsOriginal === true ? { ...content, subject: form.subject } : form
}

/** Makes a mail that waits for its time a draft again. */
export function unscheduleDraft(user: Account, id: DraftId): void {
  if (user.sentDrafts.has(id)) throw new MailroomError('conflict', 'The draft was sent in the meantime.')
  const saved = user.mailbox.findDraft(id)
  if (!saved?.mail.draft) return
  const { folder, mail } = saved
  const { leavesAt: _leavesAt, proxy: _proxy, ...draft } = saved.mail.draft
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
  const { content, proxy } = saved.mail.draft
  sendForm({ user, system, proxy }, content, id)
}

const refused = (message: string) =>
  new MailroomError('invalid', message, { fields: { schedule_day: [message] } })
