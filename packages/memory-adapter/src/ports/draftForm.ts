import {
  MailroomError,
  type Address,
  type DraftAttachment,
  type DraftContent,
  type UploadId,
} from '@mailroom/core'
import type { MailContent, StoredFile, UploadedFile } from '../mailbox/StoredMail'
import { plainText } from '../mime/plainText'
import type { Account } from '../system/Account'

/** What a form becomes as a mail. Pictures that the text no longer shows are left behind, as is what it links to. */
export function mailOfForm(
  form: DraftContent,
  account: Account,
  messageId: string,
  now: number,
): MailContent {
  const html = form.isHtml ? form.html : undefined
  const files = form.attachments
    .filter(({ online }) => online === undefined)
    .map(({ secrecy, ...attachment }) => ({
      ...uploadedFile(account, attachment),
      ...(secrecy && { secrecy }),
    }))
    .filter((file) => !file.contentId || html?.includes(`cid:${file.contentId}`))
  return {
    messageId,
    ...answered(form, account),
    subject: form.subject,
    from: senderOf(form, account),
    to: form.to,
    cc: form.cc,
    bcc: form.bcc,
    replyTo: [],
    sentAt: now,
    text: form.text || plainText(form.html),
    ...(html === undefined ? {} : { html }),
    ...(form.asksReceipt === undefined ? {} : { asksReceipt: form.asksReceipt }),
    ...(form.priority === undefined ? {} : { priority: form.priority }),
    ...(form.secrecy === undefined ? {} : { secrecy: form.secrecy }),
    files: files.map((file, index) => ({ ...file, id: String(index + 1) })),
  }
}

/** The mail that is answered or forwarded, if it is still there. @source RFC 5322 3.6.4 */
function answered({ origin }: DraftContent, { mailbox }: Account): Pick<MailContent, 'inReplyTo'> {
  const mail =
    origin && mailbox.has(origin.ref.folder) && mailbox.folder(origin.ref.folder).get(origin.ref.uid)
  return mail ? { inReplyTo: mail.content.messageId } : {}
}

/** Stores a file for a draft and names it for the composer. */
export function storeFile(account: Account, file: UploadedFile): DraftAttachment {
  const id: UploadId = crypto.randomUUID()
  const { name, sizeBytes, contentType, contentId, secrecy } = file
  account.uploads.set(id, file)
  return {
    ...{ id, name, sizeBytes, contentType },
    ...(contentId === undefined ? {} : { contentId }),
    ...(secrecy && { secrecy }),
  }
}

/** Stores a file of a mail for a draft, so that an answer or a forward can carry it. */
export function storeCopy(account: Account, file: StoredFile): DraftAttachment {
  const { id: _id, contentId, ...rest } = file
  // Only pictures inside the text keep their name for the text; some mail programs give one to every file.
  return storeFile(account, { ...rest, ...(file.isInline && contentId !== undefined ? { contentId } : {}) })
}

function uploadedFile(account: Account, { id, name }: DraftAttachment): UploadedFile {
  const file = account.uploads.get(id)
  if (file) return file
  const message = `The file "${name}" is not stored any more.`
  throw new MailroomError('invalid', message, { fields: { attachments: [message] } })
}

function senderOf({ from }: DraftContent, account: Account): Address {
  if (!from || from.address.toLowerCase() === account.address.address) return account.address
  throw new MailroomError('forbidden', `${account.person.account} may not write as ${from.address}.`)
}
