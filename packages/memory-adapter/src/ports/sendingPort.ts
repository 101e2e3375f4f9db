import { MailroomError, hasForbiddenExtension, type SendingPort, type SendingRules } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'
import type { UploadedFile } from '../mailbox/StoredMail'
import { plainText } from '../mime/plainText'
import { onlineRules } from '../online/onlineFiles'
import { answerLevel, secrecyRulesOf } from '../secrecy/checkSecrecy'
import { recallLines } from '../recall/recallMail'
import type { MailSystem } from '../system/MailSystem'
import type { Seat } from '../system/Seat'
import { storeFile } from './draftForm'
import { prepareDraft } from './prepareDraft'
import { holdDraft } from './scheduleDraft'
import { sendForm } from './sendForm'
import { createSmsCalls } from './smsCalls'
import { forbiddenExtensions, maxMessageBytes } from './sessionPort'

/** Sending for whoever is signed in: to colleagues in the same memory, to others as if they had taken it. */
export function createSendingPort(seat: Seat, calls: Calls): SendingPort {
  const port: SendingPort = {
    ...createSmsCalls(seat, calls),
    send: (content, draftId) => calls.make('sending.send', () => sendForm(seat, content, draftId)),
    // Whoever does not want to wait sends.
    hold: (content, draftId) =>
      seat.user.settings.undoSeconds === 0
        ? port.send(content, draftId)
        : calls.make('sending.hold', () => holdDraft(seat, content, draftId)),
    quickReply: (ref, html, draftId) =>
      calls.make('sending.quickReply', () => {
        const before = seat.user.sentDrafts.get(draftId)
        if (before) return before
        seat.requireOpen(ref.folder)
        if (plainText(html) === '') throw noWords()
        const { quotedHtml = '', ...draft } = prepareDraft(seat, ref, 'reply')
        const level = answerLevel(seat, draft)
        return sendForm(seat, { ...draft, ...level, html: `${html}<br>${quotedHtml}` }, draftId)
      }),
    newDraftId: () => crypto.randomUUID(),
    rules: (options) => calls.make('sending.rules', () => ({ ...rules, ...rulesOf(seat) }), options),
    status: (messageId, options) =>
      calls.make('sending.status', () => recallLines(seat.system, seat.user, messageId), options),
    upload: (file, options) =>
      calls.make(
        'sending.upload',
        async () => {
          const { user, system } = seat
          checkFile(file, maxMessageBytes)
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
  return port
}

/** What the example company asks of its writers. */
const rules = {
  decidesOnCopies: true,
  notifiesBySms: true,
  asksForMany: false,
  asksForOutside: false,
  remindsOfFiles: true,
  online: onlineRules,
}

function rulesOf(seat: Seat): Pick<SendingRules, 'secrecy'> {
  const secrecy = secrecyRulesOf(seat)
  return secrecy ? { secrecy } : {}
}

const noWords = () =>
  new MailroomError('invalid', 'The answer has no words.', {
    fields: { content: ['The answer has no words.'] },
  })

/** Says whether a file is taken. @throws MailroomError `tooLarge`, `invalid` @source AT-01 */
export function checkFile(file: File, maxBytes: number): void {
  if (file.size > maxBytes) throw new MailroomError('tooLarge', `A file has at most ${maxBytes} bytes.`)
  const isForbidden = hasForbiddenExtension(file.name, forbiddenExtensions)
  if (!isForbidden && file.size > 0) return
  const message = isForbidden ? 'Executable files are not allowed.' : 'The file is empty.'
  throw new MailroomError('invalid', message, { fields: { file: [message] } })
}

/** A file as it is stored. */
export function uploadedFile(
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
