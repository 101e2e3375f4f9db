import { randomUUID } from 'node:crypto'
import { MailroomError, type DraftContent, type DraftId, type SendResult } from '@mailroom/core'
import { isUndone } from '../doors/database/CommitUnknown'
import type { Envelope } from '../delivery/Envelope'
import { routeRecipients } from '../delivery/routeRecipients'
import type { TakenJob } from '../jobs/Job'
import { runHeld } from '../jobs/runHeld'
import { readersOf } from '../sealed/readersOf'
import { carrierOf, checkReach, sealMail } from '../sealed/sealMail'
import type { OutgoingCalendar } from '../mime/build/OutgoingMessage'
import { acceptSubmission, type Submission } from './acceptSubmission'
import { checkContent, subjectOf } from './content/checkContent'
import { checkSeal } from '../sealed/checkSeal'
import { cleanContent, ownSender } from './content/cleanContent'
import { composeMail } from './content/composeMail'
import { draftMessageId } from './drafts/draftMessageId'
import { findSubmission } from './findSubmission'
import { fileSent } from './fileSent'
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
    const { routed, lists } = await routeRecipients(parts.directory, ready.recipients, { isSubmitted })
    const id = randomUUID()
    const mail = { accountId, ...ready, messageId, at, lists, ...(calendar && { calendar }) }
    const { seal } = ready.content
    const readers = seal ? await readersOf(parts, routed) : new Map<string, number>()
    // Of mail that a server keeps, other programs read the copy in Sent as well.
    const needsPage = seal !== undefined && (checkReach(seal, routed, readers) || isSubmitted)
    const sealed = seal && (await sealMail(parts, mail, seal, { envelopeId: id, needsPage }))
    const composed = await composeMail(
      parts,
      sealed ? carrierOf(mail, sealed, await parts.localeOf(accountId)) : mail,
    )
    const envelope: Envelope = {
      id,
      accountId,
      origin: 'composer',
      messageId,
      mailFrom: ready.sender.address,
      createdAt: at,
      ...composed,
    }
    const submission: Submission = {
      ...{ accountId, draftId, envelope, recipients: routed },
      ...(sealed && { sealed, readers }),
      origin: ready.content.origin ?? null,
    }
    let job: TakenJob | undefined
    try {
      if (composed.sizeBytes > parts.maxMessageBytes)
        throw new MailroomError('tooLarge', 'The mail is too large')
      job = await acceptSubmission(parts, submission)
    } catch (error) {
      if (isUndone(error)) await parts.blobs.delete(composed.blobKey, ...(sealed ? [sealed.blobKey] : []))
      const other = await findSubmission(parts, accountId, draftId)
      if (other) return other
      throw error
    }
    // From here on the mail is accepted, whatever happens.
    parts.queue.wake()
    // What is sealed now must not lie open beside it.
    if (sealed) await parts.uploads.drop(accountId, ready.files)
    await runHeld(parts, fileSent(parts), job)
    return { messageId, recipients: await parts.timeline.statusOf(accountId, messageId) }
  })
}

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
  const content: DraftContent = { ...complete, subject: subjectOf(complete) }
  const sender = ownSender(senders, clean.from)
  return { content, files, sender, recipients: [...content.to, ...content.cc, ...content.bcc] }
}
