import type { Draft, MessageRef } from '@mailroom/core'
import type { StoredMessage } from '../../doors/mail-store/MailStore'
import { levelOfMail, levelState } from '../../secrecy/checkSecrecy'
import { copyFiles } from '../uploads/copyFiles'
import type { SendingParts } from '../SendingParts'

/** All that is written in a mail, as the content of a draft: recipients, subject, text, and copies of its files. */
export async function contentOfMail(
  parts: SendingParts,
  accountId: number,
  ref: MessageRef,
  mail: StoredMessage,
) {
  const kept = await levelOfMail(parts, mail.messageId)
  return {
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    subject: mail.subject,
    html: mail.html ?? '',
    text: mail.text,
    isHtml: mail.html !== undefined,
    ...(mail.state.isUrgent && { priority: 'high' as const }),
    ...levelState(kept),
    attachments: await copyFiles(parts, accountId, ref, mail.attachments, kept),
  } satisfies Partial<Draft>
}
