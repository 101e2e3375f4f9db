import {
  answerRecipients,
  formatAddress,
  formatFullTime,
  forwardSubject,
  replySubject,
  type Draft,
  type MessageRef,
} from '@mailroom/core'
import type { MailContent } from '../mailbox/StoredMail'
import { htmlOfText } from '../mime/plainText'
import type { Account } from '../system/Account'
import { storeCopy } from './draftForm'

/** What an answer or a forward begins with. @source CO-01 */
export function prepareDraft(
  account: Account,
  ref: MessageRef,
  kind: 'reply' | 'replyAll' | 'forward',
): Draft {
  const { content } = account.mailbox.mail(ref)
  const locale = account.settings.locale ?? account.person.locale
  const isForward = kind === 'forward'
  const people = isForward ? { to: [], cc: [] } : answerRecipients(content, kind, [account.address])
  const carried = content.files.filter((file) => isForward || file.isInline)
  return {
    kind,
    from: account.address,
    ...people,
    bcc: [],
    subject: isForward ? forwardSubject(content.subject, locale) : replySubject(content.subject, locale),
    html: '',
    text: '',
    isHtml: true,
    quotedHtml: quote(content, locale),
    attachments: carried.map((file) => storeCopy(account, file)),
    origin: { ref, kind },
  }
}

function quote(content: MailContent, locale: 'zh-hans' | 'zh-tw' | 'en'): string {
  const heading = `${formatAddress(content.from)} · ${formatFullTime(content.sentAt, { locale })}\n${content.subject}`
  return `${htmlOfText(heading)}<blockquote>${content.html ?? htmlOfText(content.text)}</blockquote>`
}
