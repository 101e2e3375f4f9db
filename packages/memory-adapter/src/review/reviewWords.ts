import { defaultLocale, type Locale } from '@mailroom/core'
import type { MailContent } from '../mailbox/StoredMail'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'

const words: Readonly<Record<Locale, { readonly subject: string; readonly text: string }>> = {
  en: {
    subject: 'Your mail could not be delivered',
    text: 'A reviewer of your organisation has held the mail back. The reason given:',
  },
  'zh-hans': {
    subject: '邮件未能送达',
    text: '邮件未通过审核，已被退回。审核人填写的原因：',
  },
  'zh-tw': {
    subject: '郵件無法寄達',
    text: '郵件未通過審核，已被退回。審核人填寫的原因：',
  },
}

/** Tells somebody that a mail of theirs was held back, and why. @source RV-02 */
export function noticeOfReview(
  system: MailSystem,
  { address, settings }: Account,
  { subject, messageId }: MailContent,
  reason: string,
): MailContent {
  const said = words[settings.locale ?? defaultLocale]
  return {
    messageId: system.newMessageId(),
    inReplyTo: messageId,
    subject: said.subject,
    from: { address: `mailer-daemon@${system.company.domain}`, name: 'Mailroom' },
    to: [address],
    cc: [],
    bcc: [],
    replyTo: [],
    sentAt: system.now(),
    text: `${subject}\n\n${said.text}\n${reason}`,
    files: [],
  }
}
