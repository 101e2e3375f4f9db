import type { Draft, MessageRef } from '@mailroom/core'
import { contentOfMail } from './contentOfMail'
import type { SendingParts } from '../SendingParts'

/**
 * A draft that another mail program has saved, or any mail to be written on from: its form is read from the mail. It
 * has no id yet; saving makes a draft of our own.
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
    ...(await contentOfMail(parts, accountId, ref, mail)),
    ref,
  }
}
