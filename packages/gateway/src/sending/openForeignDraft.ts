import type { Draft, MessageRef } from '@mailroom/core'
import { copyFiles } from './copyFiles'
import type { SendingParts } from './SendingParts'

/**
 * A draft that another mail program has saved, or any mail to be written on from: its form is read from the mail. It has no
 * id yet; saving makes a draft of our own.
 *
 * @throws MailroomError `notFound`
 */
export async function openForeignDraft(
  parts: SendingParts,
  accountId: number,
  ref: MessageRef,
): Promise<Draft> {
  const mail = await parts.mailStore.mailbox(accountId).read(ref)
  return {
    kind: 'draft',
    from: mail.from,
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    subject: mail.subject,
    html: mail.html ?? '',
    text: mail.text,
    isHtml: mail.html !== undefined,
    attachments: await copyFiles(parts, accountId, ref, mail.attachments),
    ref,
  }
}
