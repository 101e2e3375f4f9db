import type { WorldMail } from '@mailroom/conformance'
import type { Address } from '@mailroom/core'
import type { SendMailOptions } from 'nodemailer'

/** A mail of a world as Nodemailer wants it, from its author to the owner of the mailbox alone. */
export const mailOptions = (owner: Address, mail: WorldMail): SendMailOptions => ({
  envelope: { from: mail.from.address, to: owner.address },
  from: mail.from,
  to: [...(mail.to ?? [owner])],
  cc: [...(mail.cc ?? [])],
  replyTo: [...(mail.replyTo ?? [])],
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.files?.map(({ name, contentType, bytes, contentId }) => ({
    filename: name,
    contentType,
    content: Buffer.from(bytes),
    ...(contentId !== undefined && { cid: contentId }),
  })),
})
