import {
  MailroomError,
  type DraftContent,
  type DraftId,
  type EventNotice,
  type SendResult,
  untouchedState,
} from '@mailroom/core'
import { senderBesides } from '../mailbox/senderBesides'
import type { MailContent } from '../mailbox/StoredMail'
import { calendarFile } from '../mime/calendarFile'
import { sizeOf } from '../mime/sizeOf'
import { keepLinks, linkFiles } from '../online/onlineFiles'
import { checkSecrecy, withLevels } from '../secrecy/checkSecrecy'
import { checkSeal } from '../sealed/SealedMails'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'
import { noticesOf } from '../sms/noticesOf'
import { noteRecipients } from '../system/noteRecipients'
import { checkForm } from './checkForm'
import { withOriginal } from './prepareDraft'
import { mailOfForm } from './draftForm'
import { maxMessageBytes } from './sessionPort'

/** Hands a mail over, once for each draft. @param invitation what it says about an event */
export function sendForm(
  { user, system, proxy }: Pick<Seat, 'user' | 'system' | 'proxy'>,
  content: DraftContent,
  draftId: DraftId,
  invitation?: EventNotice,
): SendResult {
  const before = user.sentDrafts.get(draftId)
  if (before) return before
  const checked = checkForm(withLevels(system, withOriginal(user, content)))
  checkSecrecy({ user, system }, checked)
  const messageId = system.newMessageId()
  const now = system.now()
  const { form, links } = linkFiles(user, checked, { now, messageId, domain: system.company.domain })
  checkSeal(form, system.now())
  if (form.isSeparate === true && form.seal) throw sealedApart()
  const plain = { ...mailOfForm(form, user, messageId, now), ...senderBesides(user.address, proxy) }
  const written = invitation ? withInvitation(plain, invitation) : plain
  if (sizeOf(written) > maxMessageBytes) {
    throw new MailroomError('tooLarge', `A mail has at most ${maxMessageBytes} bytes.`)
  }
  const notices = noticesOf({ user, system }, form)
  const { seal } = form
  const mail = seal ? system.seal(user, written, seal) : written
  const isBurn = seal?.kind === 'burn'
  // Rules look under the seal.
  const reviewers = system.reviews.reviewersOf(user, written)
  const leaving = {
    ...{ content: mail, isSealed: seal !== undefined, isSeparate: form.isSeparate === true },
    state: { isBurn },
    notices,
  }
  const recipients = system.send(user, leaving, reviewers)
  const result: SendResult = { messageId: mail.messageId, recipients }
  if (form.keepsCopy !== false) fileCopy({ user, system }, mail, isBurn)
  keepLinks(user, links, now)
  user.sentDrafts.set(draftId, result)
  dropDraft(user, draftId)
  noteRecipients(user, [...form.to, ...form.cc, ...form.bcc], now)
  markOrigin(user, form.origin)
  return result
}

function fileCopy({ user, system }: Pick<Seat, 'user' | 'system'>, mail: MailContent, isBurn: boolean): void {
  system.file(user, user.mailbox.ofRole('sent'), {
    content: mail,
    receivedAt: system.now(),
    state: {
      ...untouchedState,
      isRead: true,
      isBurn,
      isUrgent: mail.priority === 'high',
      ...(mail.secrecy && { secrecy: mail.secrecy }),
      hasAttachments: mail.files.some((file) => !file.isInline),
    },
  })
}

const sealedApart = () =>
  new MailroomError('invalid', 'A protected mail is not sent separately.', {
    fields: { is_partsend: ['A protected mail is not sent separately.'] },
  })

function dropDraft(account: Account, id: string): void {
  const saved = account.mailbox.findDraft(id)
  if (!saved) return
  saved.folder.remove(saved.mail.uid)
  account.publish({ kind: 'folderChanged', folder: saved.folder.id })
}

/** The mail that was answered or forwarded shows it, if it is still there. */
function markOrigin(
  account: Account,
  origin: { ref: { folder: string; uid: number }; kind: string } | undefined,
): void {
  const folder = origin && account.mailbox.folder(origin.ref.folder)
  const mail = origin && folder?.get(origin.ref.uid)
  if (!folder || !mail) return
  const change = origin.kind === 'forward' ? { isForwarded: true } : { isAnswered: true }
  const { followUp, ...state } = { ...mail.state, ...change }
  // Who answers need not be reminded any more.
  const isOver = origin.kind !== 'forward' && !mail.isOwn && followUp?.unlessAnswered
  folder.replace({ ...mail, state: isOver || !followUp ? state : { ...state, followUp } })
  account.publish({ kind: 'folderChanged', folder: folder.id })
}

const withInvitation = (mail: MailContent, invitation: EventNotice): MailContent => ({
  ...mail,
  invitation,
  files: [...mail.files, { ...calendarFile(invitation), id: String(mail.files.length + 1) }],
})
