import {
  answerRecipients,
  formatAddress,
  formatFullTime,
  forwardSubject,
  MailroomError,
  replySubject,
  type Draft,
  type DraftContent,
  type MessageRef,
  type PrepareKind,
} from '@mailroom/core'
import type { MailContent, StoredFile, UploadedFile } from '../mailbox/StoredMail'
import { htmlOfText } from '../mime/plainText'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'
import { writeMail } from '../mime/writeMail'
import { storeCopy, storeFile } from './draftForm'

/** What an answer or a forward begins with. @source CO-01 */
export function prepareDraft({ user: account, system }: Seat, ref: MessageRef, kind: PrepareKind): Draft {
  const { content } = account.mailbox.mail(ref)
  const isSealed = system.sealed.describe(account, content.messageId) !== undefined
  if (isSealed && kind !== 'reply' && kind !== 'replyAll')
    throw new MailroomError('forbidden', 'A sealed mail is not forwarded.')
  const locale = account.settings.locale ?? account.person.locale
  if (kind === 'sendAgain') return sendAgain(account, content)
  if (kind === 'forwardAsFile') {
    const source = writeMail(content)
    return {
      ...forwardOf(account, content, ref),
      attachments: [
        storeFile(account, {
          ...asFile(`${content.subject.trim() || 'mail'}.eml`, source),
          ...levelOf(content),
        }),
      ],
    }
  }
  const isForward = kind === 'forward'
  const people = isForward ? { to: [], cc: [] } : answerRecipients(content, kind, [account.address])
  const isHidden = isForward && system.company.hideForwarded === true
  const carried = content.files.filter((file) => (isForward ? !(isHidden && file.isInline) : file.isInline))
  return {
    kind,
    from: account.address,
    ...people,
    bcc: [],
    subject: isForward ? forwardSubject(content.subject, locale) : replySubject(content.subject, locale),
    html: '',
    text: '',
    isHtml: true,
    // Of a sealed mail there is nothing to quote.
    ...(isHidden ? { appendsOriginal: true } : !isSealed && { quotedHtml: quote(content, locale) }),
    ...levelOf(content),
    attachments: carried.map((file) => storeCopy(account, leveled(file, content))),
    origin: { ref, kind },
  }
}

/** A forward whose original was not shown to who wrote it, with the original below its text. @source CO-16 */
export function withOriginal(account: Account, { appendsOriginal, ...form }: DraftContent): DraftContent {
  if (appendsOriginal !== true) return form
  if (form.origin?.kind !== 'forward')
    throw new MailroomError('invalid', 'Only a forward has an original to append.')
  const { content } = account.mailbox.mail(form.origin.ref)
  const locale = account.settings.locale ?? account.person.locale
  const pictures = content.files.filter((file) => file.isInline)
  return {
    ...form,
    html: `${form.isHtml ? form.html : htmlOfText(form.text)}${quote(content, locale)}`,
    text: '',
    isHtml: true,
    attachments: [...form.attachments, ...pictures.map((file) => storeCopy(account, file))],
  }
}

function quote(content: MailContent, locale: 'zh-hans' | 'zh-tw' | 'en'): string {
  const heading = `${formatAddress(content.from)} · ${formatFullTime(content.sentAt, { locale })}\n${content.subject}`
  return `${htmlOfText(heading)}<blockquote>${content.html ?? htmlOfText(content.text)}</blockquote>`
}

/** A forward without the original in it. */
function forwardOf(account: Account, content: MailContent, ref: MessageRef): Draft {
  const locale = account.settings.locale ?? account.person.locale
  return {
    kind: 'forward',
    from: account.address,
    to: [],
    cc: [],
    bcc: [],
    subject: forwardSubject(content.subject, locale),
    html: '',
    text: '',
    isHtml: true,
    ...levelOf(content),
    attachments: [],
    origin: { ref, kind: 'forward' },
  }
}

function asFile(name: string, text: string): UploadedFile {
  const bytes = new TextEncoder().encode(text)
  return { name, contentType: 'message/rfc822', sizeBytes: bytes.length, bytes: () => bytes, isInline: false }
}

/** The same mail once more, as a new one. */
function sendAgain(account: Account, content: MailContent): Draft {
  const { to, cc, bcc, subject, text, html, files, priority = 'normal' } = content
  return {
    kind: 'new',
    from: account.address,
    to,
    cc,
    bcc,
    subject,
    html: html ?? '',
    text,
    isHtml: html !== undefined,
    ...(priority !== 'normal' && { priority }),
    ...levelOf(content),
    attachments: files.map((file) => storeCopy(account, leveled(file, content))),
  }
}

const levelOf = ({ secrecy }: Pick<MailContent, 'secrecy'>) => (secrecy ? { secrecy } : {})

/** A file without a level of its own has that of its mail. */
const leveled = (file: StoredFile, content: MailContent): StoredFile =>
  file.contentId === undefined ? { ...levelOf(content), ...file } : file
