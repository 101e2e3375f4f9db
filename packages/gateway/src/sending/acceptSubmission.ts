import { type Address, MailroomError, type DraftId, type SecrecyLevel } from '@mailroom/core'
import { acceptMail } from '../delivery/acceptMail'
import type { Envelope, RoutedRecipient } from '../delivery/Envelope'
import type { Executor } from '../doors/database/Database'
import type { TakenJob } from '../jobs/Job'
import { heldMs } from '../jobs/runHeld'
import { keepLinks, linkTurns, type MailLinks } from '../online-files/mailLinks'
import { noteSent } from '../records/noteSent'
import { type Hold, keepReview } from '../review/keepReview'
import { keepSmsNotices, smsTurn } from '../sms/keepSmsNotices'
import { keepLevel, type LeveledFile } from '../secrecy/mailLevels'
import type { Readers } from '../sealed/readersOf'
import { keepSeal, type SealedMail } from '../sealed/sealMail'
import { draftTurn } from './drafts/draftTurn'
import { fileSentKind, type FileSentPayload } from './fileSent'
import type { SendingParts } from './SendingParts'

/** A mail on the disk, and who gets it: nobody, for a copy that its sender keeps. */
export interface SubmittedMail {
  readonly envelope: Envelope
  readonly recipients: readonly RoutedRecipient[]
  /** Those of its writer's recipients that it is written to. */
  readonly named: readonly Address[]
}

/** A mail that waits for its time, as it was when that came. */
export interface WaitingMail {
  /** ms since 1970. */
  readonly leavesAt: number
  /** ms since 1970; another version has another. */
  readonly savedAt: number
}

/** What is ready to go, and the draft that it was made from. */
export interface Submission {
  readonly accountId: number
  readonly draftId: DraftId
  /** One, or one for each recipient. The sender's copy is made of the first. */
  readonly mails: readonly [SubmittedMail, ...SubmittedMail[]]
  /** @default true */
  readonly keepsCopy?: boolean
  /** What lies under its seal; absent for a mail without one. */
  readonly sealed?: SealedMail
  /** Who of its recipients opens it from a mailbox that is not ours. */
  readonly readers?: Readers
  /** It leaves only when a reviewer permits it. */
  readonly hold?: Hold
  /** What it links to. */
  readonly links?: MailLinks
  readonly origin: FileSentPayload['origin']
  /** As its writer gave it. */
  readonly subject: string
  /** How secret it is, and its files; absent for a mail without a level. */
  readonly level?: { readonly secrecy: SecrecyLevel; readonly files: readonly LeveledFile[] }
  /** Addresses of those who are told of it by SMS. */
  readonly noticed?: readonly string[]
  /** It is taken in only if it still waits so. */
  readonly waiting?: WaitingMail
}

/**
 * Takes a mail in and ends its draft, all of it or nothing.
 *
 * @returns the work that files the sender's copy, held by the caller
 * @throws when another process has taken it in; `conflict` when it no longer waits
 * @source R1
 */
export function acceptSubmission(parts: SendingParts, submission: Submission): Promise<TakenJob | undefined> {
  const { accountId, draftId, mails, keepsCopy = true, sealed, readers = new Map() } = submission
  const { hold, links, origin, level, noticed = [], waiting } = submission
  const [{ envelope, recipients }] = mails
  const { id: envelopeId, messageId } = envelope
  const payload: FileSentPayload = { envelopeId, accountId, draftId, messageId, origin, keepsCopy }
  return parts.database.transaction(
    async (transaction) => {
      // Two processes may get here with one draft: the second breaks at this row, and nothing of it stays.
      await transaction
        .insertInto('submissions')
        .values({
          account_id: accountId,
          draft_id: draftId,
          envelope_id: envelopeId,
          message_id: messageId,
          created_at: envelope.createdAt,
        })
        .execute()
      for (const mail of mails) {
        // The copy of who writes goes to nobody, and waits for nobody.
        const review = mail.recipients.length > 0 ? hold : undefined
        await acceptMail(transaction, parts, mail.envelope, mail.recipients, { isHeld: review !== undefined })
        if (review) await keepReview(transaction, mail.envelope, review)
        await notice(transaction, parts, submission, mail)
      }
      await noteSent(transaction, accountId, envelope, submission.subject)
      if (level) await keepLevel(transaction, messageId, level.secrecy, level.files)
      if (sealed) await keepSeal(transaction, parts, envelope, sealed, { recipients, readers })
      if (links && parts.onlineFiles)
        await keepLinks(
          transaction,
          parts.onlineFiles,
          { accountId, messageId, at: envelope.createdAt },
          links,
        )
      const draft = await transaction
        .deleteFrom('drafts')
        .where('account_id', '=', accountId)
        .where('draft_id', '=', draftId)
        .returning(['leaves_at', 'saved_at'])
        .executeTakeFirst()
      if (waiting && (draft?.leaves_at !== waiting.leavesAt || draft.saved_at !== waiting.savedAt))
        throw new MailroomError('conflict', 'The mail no longer waits for this time')
      const work = { kind: fileSentKind, payload, subject: envelopeId }
      return parts.queue.enqueueHeld(transaction, work, heldMs)
    },
    [
      draftTurn(accountId, draftId),
      ...linkTurns(links, accountId),
      ...(noticed.length > 0 ? [smsTurn(accountId)] : []),
    ],
  )
}

/** Keeps that those of a mail who are to be told by SMS are told when it goes. */
async function notice(
  transaction: Executor,
  { queue, clock, smsPerHour }: SendingParts,
  { accountId, noticed = [], hold, waiting }: Submission,
  { envelope, named }: SubmittedMail,
): Promise<void> {
  if (smsPerHour === undefined) return
  const recipients = named.map(({ address }) => address).filter((address) => noticed.includes(address))
  if (recipients.length === 0) return
  const states = { isHeld: hold !== undefined, isLate: waiting !== undefined }
  const limits = { queue, now: () => clock.now(), smsPerHour }
  await keepSmsNotices(transaction, limits, { accountId, envelope, recipients, ...states })
}
