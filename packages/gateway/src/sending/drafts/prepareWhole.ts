import { addressKey, forwardSubject, type Draft, type Locale, type MessageRef } from '@mailroom/core'
import { levelOfMail, levelState } from '../../secrecy/checkSecrecy'
import { contentOfMail } from './contentOfMail'
import type { SendingParts } from '../SendingParts'

/** Letters of the subject that the file of a forwarded mail is named by. */
const maxNameCharacters = 100

/**
 * A forward that carries the mail as a file, as it travelled.
 *
 * @throws MailroomError `notFound`; `tooLarge` for what no mail may carry
 * @source CO-01, ML-07
 */
export async function forwardAsFile(
  parts: SendingParts,
  accountId: number,
  ref: MessageRef,
  locale: Locale,
): Promise<Draft> {
  const mailbox = parts.mailStore.mailbox(accountId)
  const [mail, raw] = await Promise.all([mailbox.read(ref), mailbox.raw(ref)])
  const { blobKey } = await parts.uploads.storeBytes(await raw.open())
  const level = levelState(await levelOfMail(parts, mail.messageId))
  const file = await parts.uploads.keep(accountId, {
    blobKey,
    ...(level.secrecy && { secrecyFloor: level.secrecy }),
    name: `${Array.from(mail.subject.trim()).slice(0, maxNameCharacters).join('') || 'mail'}.eml`,
    contentType: 'message/rfc822',
    isInline: false,
  })
  const [sender] = await parts.senders(accountId)
  return {
    kind: 'forward',
    ...(sender && { from: sender }),
    to: [],
    cc: [],
    bcc: [],
    subject: forwardSubject(mail.subject, locale),
    html: '',
    text: '',
    isHtml: true,
    ...level,
    attachments: [file],
    origin: { ref, kind: 'forward' },
  }
}

/**
 * The same mail once more, as a new one: recipients, subject, text and files.
 *
 * @throws MailroomError `notFound`
 * @source CO-01, ML-07
 */
export async function sendAgain(parts: SendingParts, accountId: number, ref: MessageRef): Promise<Draft> {
  const mail = await parts.mailStore.mailbox(accountId).read(ref)
  const own = await parts.senders(accountId)
  return {
    kind: 'new',
    from: own.find((address) => addressKey(address) === addressKey(mail.from)) ?? own[0],
    ...(await contentOfMail(parts, accountId, ref, mail)),
  }
}
