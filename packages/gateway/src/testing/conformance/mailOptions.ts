import type { WorldMail } from '@mailroom/conformance'
import type { Address } from '@mailroom/core'
import type { SendMailOptions } from 'nodemailer'
import type { WrittenMail } from './WorldMailSystem'

/** A mail of a world as Nodemailer wants it, from its author to the owner of the mailbox alone. */
export const mailOptions = (owner: Address, mail: WorldMail | WrittenMail): SendMailOptions =>
  'raw' in mail
    ? { envelope: { from: 'carol@outside.example.org', to: owner.address }, raw: mail.raw }
    : composed(owner, mail)

const composed = (owner: Address, mail: WorldMail): SendMailOptions => ({
  envelope: { from: mail.from.address, to: owner.address },
  from: mail.from,
  to: [...(mail.to ?? [owner])],
  cc: [...(mail.cc ?? [])],
  ...(mail.sender && { sender: mail.sender }),
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
