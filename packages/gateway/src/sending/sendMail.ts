import { MailroomError, type DraftContent, type DraftId, type SendResult } from '@mailroom/core'
import { isUndone } from '../doors/database/CommitUnknown'
import type { TakenJob } from '../jobs/Job'
import { runHeld } from '../jobs/runHeld'
import type { OutgoingCalendar } from '../mime/build/OutgoingMessage'
import { acceptSubmission, type Submission } from './acceptSubmission'
import { checkContent, subjectOf } from './content/checkContent'
import { checkSeal } from '../sealed/checkSeal'
import { cleanContent, ownSender } from './content/cleanContent'
import { checkCopies } from './content/checkCopies'
import { composeSeparately } from './separate/composeSeparately'
import { composeTogether } from './composeTogether'
import { draftMessageId } from './drafts/draftMessageId'
import { findSubmission } from './findSubmission'
import { fileSent } from './fileSent'
import { sendingRules } from './sendingRules'
import type { SendingParts } from './SendingParts'

/**
 * Sends a mail. When the promise resolves, the mail is on disk with a delivery queued for each recipient, and the
 * draft is gone. Asked again with the same draft id, it gives the same answer and sends nothing.
 *
 * @param calendar what calendar programs read of it
 * @throws MailroomError `invalid` with fields, `forbidden` for a foreign sender, `notFound` for a missing file, `tooLarge`
 * @source CO-11, R1, I1
 */
export function sendMail(
  parts: SendingParts,
  accountId: number,
  given: DraftContent,
  draftId: DraftId,
  calendar?: OutgoingCalendar,
): Promise<SendResult> {
  return parts.locks.run(`${accountId} ${draftId}`, async () => {
    const before = await findSubmission(parts, accountId, draftId)
    if (before) return before
    const ready = await makeReady(parts, accountId, given)
    const messageId = draftMessageId(accountId, draftId, parts.hostname)
    const at = parts.clock.now()
    const isSubmitted = (await parts.mailSystemOf(accountId)) !== undefined
    const { content, files, sender, recipients } = ready
    const mail = { accountId, content, files, sender, messageId, at, ...(calendar && { calendar }) }
    const written =
      content.isSeparate === true
        ? { mails: await composeSeparately(parts, mail, isSubmitted) }
        : await composeTogether(parts, mail, recipients, isSubmitted)
    const { mails, sealed } = written
    const { keepsCopy, origin = null } = content
    const submission: Submission = {
      ...{ accountId, draftId, ...written, origin },
      ...(keepsCopy !== undefined && { keepsCopy }),
    }
    let job: TakenJob | undefined
    try {
      if (mails.some(({ envelope }) => envelope.sizeBytes > parts.maxMessageBytes))
        throw new MailroomError('tooLarge', 'The mail is too large')
      job = await acceptSubmission(parts, submission)
    } catch (error) {
      if (isUndone(error)) await parts.blobs.delete(...keysOf(written))
      const other = await findSubmission(parts, accountId, draftId)
      if (other) return other
      throw error
    }
    // From here on the mail is accepted, whatever happens.
    parts.queue.wake()
    // What is sealed now must not lie open beside it.
    if (sealed) await parts.uploads.drop(accountId, files)
    await runHeld(parts, fileSent(parts), job)
    return { messageId, recipients: await parts.timeline.statusOf(accountId, messageId) }
  })
}

const keysOf = ({ mails, sealed }: Pick<Submission, 'mails' | 'sealed'>) => [
  ...mails.map(({ envelope }) => envelope.blobKey),
  ...(sealed ? [sealed.blobKey] : []),
]

/** Everything that can be refused is refused here, before anything is written. */
async function makeReady(parts: SendingParts, accountId: number, given: DraftContent) {
  const clean = cleanContent(given)
  const files = await parts.uploads.find(
    accountId,
    clean.attachments.map((file) => file.id),
  )
  const senders = await parts.senders(accountId)
  const complete: DraftContent = { ...clean, attachments: files }
  checkContent(complete, { ...parts, senders })
  checkSeal(parts, complete)
  checkCopies(complete, (await sendingRules(parts, accountId)).decidesOnCopies)
  const content: DraftContent = { ...complete, subject: subjectOf(complete) }
  const sender = ownSender(senders, clean.from)
  return { content, files, sender, recipients: [...content.to, ...content.cc, ...content.bcc] }
}
