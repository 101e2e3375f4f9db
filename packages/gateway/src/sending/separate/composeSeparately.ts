import { randomUUID } from 'node:crypto'
import { MailroomError } from '@mailroom/core'
import type { Submission, SubmittedMail } from '../acceptSubmission'
import { composeMail, type ComposedMail, type MailToCompose } from '../content/composeMail'
import type { SendingParts } from '../SendingParts'
import { routeSeparately } from './routeSeparately'

/** Together, mails to single recipients may be this many times as large as one mail. */
const maxShare = 20

/**
 * Writes a mail for each recipient, all under one Message-ID: answers to any of them find the one copy that the sender
 * keeps.
 *
 * @param mail what was written, to all of them
 * @returns first the sender's copy if one is kept, which travels nowhere
 * @throws MailroomError `tooLarge`; nothing of it is on the disk then
 * @source CO-06
 */
export async function composeSeparately(
  parts: SendingParts,
  mail: MailToCompose,
  isSubmitted: boolean,
): Promise<Submission['mails']> {
  const { accountId, content, messageId, sender, at } = mail
  const recipients = [...content.to, ...content.cc, ...content.bcc]
  const separate = await routeSeparately(parts.directory, recipients, { isSubmitted })
  const written: SubmittedMail[] = []
  const keep = (composed: ComposedMail, to: SubmittedMail['recipients'], names: SubmittedMail['named']) => {
    const origin = 'composer' as const
    const named = { id: randomUUID(), accountId, origin, messageId, mailFrom: sender.address, createdAt: at }
    written.push({ envelope: { ...named, ...composed }, recipients: to, named: names })
  }
  try {
    if (content.keepsCopy !== false) keep(await composeMail(parts, mail), [], [])
    for (const { to, routed, lists } of separate) {
      const own = { ...content, to: [to], cc: [], bcc: [] }
      const composed = await composeMail(parts, { ...mail, content: own, lists })
      keep(composed, routed, [to])
      if (composed.sizeBytes * separate.length > parts.maxMessageBytes * maxShare)
        throw new MailroomError('tooLarge', 'A mail of this size to each recipient is too much', {
          detail: 'separateTooLarge',
        })
    }
    const [first, ...rest] = written
    if (first === undefined) throw new MailroomError('invalid', 'Nobody is left to send it to')
    return [first, ...rest]
  } catch (error) {
    await parts.blobs.delete(...written.map(({ envelope }) => envelope.blobKey))
    throw error
  }
}
