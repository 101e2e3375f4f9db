import { type Address, MailroomError, type DraftContent, type DraftId, type SendResult } from '@mailroom/core'
import { noteRecipients } from '../contacts/recent/noteRecipients'
import { isUndone } from '../doors/database/CommitUnknown'
import type { TakenJob } from '../jobs/Job'
import { runHeld } from '../jobs/runHeld'
import { announceReviews, type Hold } from '../review/keepReview'
import { leavingDraft } from '../review/leavingMail'
import { findReviewers } from '../review/reviewRules'
import { withLinkBlock } from '../online-files/linkBlock'
import type { OutgoingCalendar } from '../mime/build/OutgoingMessage'
import { noticedPeople } from '../sms/checkSmsNotice'
import { leveledFiles } from '../secrecy/checkSecrecy'
import { acceptSubmission, type Submission, type SubmittedMail, type WaitingMail } from './acceptSubmission'
import { makeReady, type ReadyMail } from './content/makeReady'
import { withOriginal } from './content/withOriginal'
import { composeSeparately } from './separate/composeSeparately'
import { composeTogether } from './composeTogether'
import { draftMessageId } from './drafts/draftMessageId'
import { findSubmission } from './findSubmission'
import { fileSent } from './fileSent'
import type { SendingParts } from './SendingParts'

/** What is said of a mail beside its text. */
export interface SendOptions {
  /** What calendar programs read of it. */
  readonly calendar?: OutgoingCalendar
  /** Who sends it in the name of the account's owner. @source ST-16 */
  readonly proxy?: Address | undefined
  /** It is sent only if it still waits for this time with this text. */
  readonly waiting?: WaitingMail
}

/**
 * Sends a mail. When the promise resolves, the mail is on disk with a delivery queued for each recipient, and the
 * draft is gone. Asked again with the same draft id, it gives the same answer and sends nothing.
 *
 * @throws MailroomError `invalid` with fields, `forbidden` for a foreign sender, `notFound` for a missing file, `tooLarge`,
 *         `conflict` when it no longer waits
 * @source CO-11, R1, I1
 */
export function sendMail(
  parts: SendingParts,
  accountId: number,
  given: DraftContent,
  draftId: DraftId,
  { calendar, proxy, waiting }: SendOptions = {},
): Promise<SendResult> {
  return parts.locks.run(`${accountId} ${draftId}`, async () => {
    const before = await findSubmission(parts, accountId, draftId)
    if (before) return before
    const ready = await makeReady(parts, accountId, await withOriginal(parts, accountId, given))
    const messageId = draftMessageId(accountId, draftId, parts.hostname)
    const at = parts.clock.now()
    const isSubmitted = (await parts.mailSystemOf(accountId)) !== undefined
    const { files, links, sender, recipients } = ready
    const content = await withLinks(parts, accountId, ready)
    const mail = { accountId, content, files, sender, proxy, messageId, at, ...(calendar && { calendar }) }
    const written =
      content.isSeparate === true
        ? { mails: await composeSeparately(parts, mail, isSubmitted) }
        : await composeTogether(parts, mail, recipients, isSubmitted)
    const { mails, sealed } = written
    const { keepsCopy, origin = null } = content
    let job: TakenJob | undefined
    let hold: Hold | undefined
    try {
      if (mails.some(({ envelope }) => envelope.sizeBytes > parts.maxMessageBytes))
        throw new MailroomError('tooLarge', 'The mail is too large')
      hold = await findHold(parts, accountId, ready, mails)
      const noticed = await noticedPeople(parts, content)
      const submission: Submission = {
        ...{ accountId, draftId, ...written, origin, subject: content.subject },
        ...(keepsCopy !== undefined && { keepsCopy }),
        ...(content.secrecy && { level: { secrecy: content.secrecy, files: leveledFiles(content) } }),
        ...(hold && { hold }),
        ...(links && { links }),
        ...(noticed.length > 0 && { noticed }),
        ...(waiting && { waiting }),
      }
      job = await acceptSubmission(parts, submission)
    } catch (error) {
      if (isUndone(error)) await parts.blobs.delete(...keysOf(written))
      const other = await findSubmission(parts, accountId, draftId)
      if (other) return other
      throw error
    }
    // From here on the mail is accepted, whatever happens.
    parts.queue.wake()
    await noteRecipients(parts.database, accountId, ready.recipients, at).catch((error: unknown) =>
      parts.log.error({ err: error }, 'recipients could not be noted'),
    )
    if (hold) announceReviews(parts.events, hold.reviewers)
    // What is sealed now must not lie open beside it.
    if (sealed) await parts.uploads.drop(accountId, files)
    await runHeld(parts, fileSent(parts), job)
    return { messageId, recipients: await parts.timeline.statusOf(accountId, messageId) }
  })
}

/** Says in the mail, in its writer's language, what it links to. */
async function withLinks(
  { onlineFiles, localeOf, timeZone }: SendingParts,
  accountId: number,
  { content, links }: ReadyMail,
): Promise<DraftContent> {
  if (!links || !onlineFiles) return content
  const linkAddress = (token: string) => onlineFiles.settings.linkAddress(token)
  return withLinkBlock(content, links, { locale: await localeOf(accountId), timeZone, linkAddress })
}

const keysOf = ({ mails, sealed }: Pick<Submission, 'mails' | 'sealed'>) => [
  ...mails.map(({ envelope }) => envelope.blobKey),
  ...(sealed ? [sealed.blobKey] : []),
]

/** Who must permit the mail before it leaves, if anybody. @source RV-04 */
async function findHold(
  { database }: SendingParts,
  accountId: number,
  { content, sender }: { readonly content: DraftContent; readonly sender: Address },
  mails: readonly SubmittedMail[],
): Promise<Hold | undefined> {
  const facts = {
    from: sender.address,
    recipients: mails.flatMap(({ recipients }) => recipients),
    sizeBytes: Math.max(...mails.map(({ envelope }) => envelope.sizeBytes)),
  }
  const reviewers = await findReviewers(database, accountId, () => leavingDraft(facts, content))
  return reviewers && { reviewers, sender, subject: content.subject }
}
