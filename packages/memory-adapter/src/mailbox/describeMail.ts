import type { Attachment, FolderId, Message, MessageSummary } from '@mailroom/core'
import { sizeOf } from '../mime/sizeOf'
import type { StoredFile, StoredMail } from './StoredMail'

/** Characters of the text that a row shows. */
const abstractLength = 120

/** A mail as a row of a list. */
export function summaryOf(mail: StoredMail, folder: FolderId): MessageSummary {
  const { content } = mail
  return {
    ref: { folder, uid: mail.uid },
    subject: content.subject,
    from: content.from,
    to: content.to,
    receivedAt: mail.receivedAt,
    sentAt: content.sentAt,
    sizeBytes: sizeOf(content),
    state: mail.state,
    remark: mail.remark,
    ...(mail.snooze && { snooze: mail.snooze }),
    abstract: content.text
      .slice(0, abstractLength * 2)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, abstractLength),
  }
}

/** A mail opened for reading. Blind copies are shown to their writer alone. */
export function messageOf(mail: StoredMail, folder: FolderId): Message {
  const { content } = mail
  return {
    ...summaryOf(mail, folder),
    ...(content.sender && { sender: content.sender }),
    cc: content.cc,
    bcc: mail.isOwn ? content.bcc : [],
    replyTo: content.replyTo,
    messageId: content.messageId,
    text: content.text,
    ...(content.html === undefined ? {} : { html: content.html }),
    attachments: content.files.map(attachmentOf),
    isOwn: mail.isOwn,
  }
}

/** A file without its bytes. */
export const attachmentOf = ({ bytes: _bytes, ...file }: StoredFile): Attachment => file
