import {
  MailroomError,
  hasForbiddenExtension,
  type DraftContent,
  type DraftId,
  type SendResult,
  type SendingPort,
  untouchedState,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'
import type { UploadedFile } from '../mailbox/StoredMail'
import { plainText } from '../mime/plainText'
import { sizeOf } from '../mime/sizeOf'
import { recallLines } from '../recall/recallMail'
import { checkSeal } from '../sealed/SealedMails'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'
import type { Seat } from '../system/Seat'
import { checkForm } from './checkForm'
import { mailOfForm, storeFile } from './draftForm'
import { prepareDraft } from './prepareDraft'
import { forbiddenExtensions, maxMessageBytes } from './sessionPort'

/** Sending for whoever is signed in: to colleagues in the same memory, to others as if they had taken it. */
export function createSendingPort(seat: Seat, calls: Calls): SendingPort {
  return {
    send: (content, draftId) => calls.make('sending.send', () => sendForm(seat, content, draftId)),
    quickReply: (ref, html, draftId) =>
      calls.make('sending.quickReply', () => {
        const before = seat.user.sentDrafts.get(draftId)
        if (before) return before
        seat.requireOpen(ref.folder)
        if (plainText(html) === '') throw noWords()
        const { quotedHtml = '', ...draft } = prepareDraft(seat, ref, 'reply')
        return sendForm(seat, { ...draft, html: `${html}<br>${quotedHtml}` }, draftId)
      }),
    newDraftId: () => crypto.randomUUID(),
    status: (messageId, options) =>
      calls.make('sending.status', () => recallLines(seat.system, seat.user, messageId), options),
    upload: (file, options) =>
      calls.make(
        'sending.upload',
        async () => {
          const { user, system } = seat
          checkFile(file)
          const bytes = new Uint8Array(await file.arrayBuffer())
          await transfer(bytes.length, calls, options)
          return storeFile(user, uploadedFile(system, file, bytes, options?.inline ?? false))
        },
        options,
      ),
    uploaded: (id, options) =>
      calls.make(
        'sending.uploaded',
        () => {
          const file = seat.user.uploads.get(id)
          if (!file) throw new MailroomError('notFound', 'No file of your own has this id.')
          return new Blob([file.bytes()], { type: file.contentType })
        },
        options,
      ),
  }
}

const noWords = () =>
  new MailroomError('invalid', 'The answer has no words.', {
    fields: { content: ['The answer has no words.'] },
  })

/** Hands a mail over, once for each draft. */
function sendForm({ user, system }: Seat, content: DraftContent, draftId: DraftId): SendResult {
  const before = user.sentDrafts.get(draftId)
  if (before) return before
  const form = checkForm(content)
  checkSeal(form, system.now())
  const written = mailOfForm(form, user, system.newMessageId(), system.now())
  if (sizeOf(written) > maxMessageBytes) {
    throw new MailroomError('tooLarge', `A mail has at most ${maxMessageBytes} bytes.`)
  }
  const { seal } = form
  const mail = seal ? system.seal(user, written, seal) : written
  const isBurn = seal?.kind === 'burn'
  const recipients = system.send(user, mail, { isBurn })
  const result: SendResult = { messageId: mail.messageId, recipients }
  system.file(user, user.mailbox.ofRole('sent'), {
    content: mail,
    receivedAt: system.now(),
    state: {
      ...untouchedState,
      isRead: true,
      isBurn,
      hasAttachments: mail.files.some((file) => !file.isInline),
    },
  })
  user.sentDrafts.set(draftId, result)
  dropDraft(user, draftId)
  markOrigin(user, form.origin)
  return result
}

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
  folder.replace({ ...mail, state: { ...mail.state, ...change } })
  account.publish({ kind: 'folderChanged', folder: folder.id })
}

/** @source AT-01 */
function checkFile(file: File): void {
  if (file.size > maxMessageBytes)
    throw new MailroomError('tooLarge', `A file has at most ${maxMessageBytes} bytes.`)
  const isForbidden = hasForbiddenExtension(file.name, forbiddenExtensions)
  if (!isForbidden && file.size > 0) return
  const message = isForbidden ? 'Executable files are not allowed.' : 'The file is empty.'
  throw new MailroomError('invalid', message, { fields: { file: [message] } })
}

function uploadedFile(
  { company }: MailSystem,
  { name, type }: File,
  bytes: Uint8Array<ArrayBuffer>,
  isInline: boolean,
): UploadedFile {
  return {
    name,
    contentType: type.split(';')[0]!.trim().toLowerCase() || 'application/octet-stream',
    sizeBytes: bytes.length,
    bytes: () => bytes,
    isInline,
    ...(isInline ? { contentId: `${crypto.randomUUID()}@${company.domain}` } : {}),
  }
}
