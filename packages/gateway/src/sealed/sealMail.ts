import { buffer } from 'node:stream/consumers'
import { addressKey, isMailPassword, MailroomError, type DraftSeal, type Locale } from '@mailroom/core'
import type { RoutedRecipient } from '../delivery/Envelope'
import type { Executor } from '../doors/database/Database'
import { burnKeyword } from '../doors/mail-store/imap/flags/keywords'
import { changeMarks } from '../doors/mail-store/imap/flags/localMarks'
import type { OutgoingAttachment } from '../mime/build/OutgoingMessage'
import type { MailToCompose } from '../sending/content/composeMail'
import { writeMail } from '../sending/content/composeMail'
import type { SendingParts } from '../sending/SendingParts'
import { burnWork } from './burnMail'
import { keepKey, newContentKey, wrapKey } from './contentKey'
import { pageOf, requirePageSize } from './page/pageOf'
import { sealStream } from './sealStream'
import { startOfDay } from './startOfDay'
import type { Readers } from './readersOf'
import { newReference, referenceHash } from './sealReference'
import { en } from './strings/en'
import { zhHans } from './strings/zh-hans'
import { zhTw } from './strings/zh-tw'

/** A sealed mail is opened in memory, so it is smaller than others may be. */
const maxSealedBytes = 32 * 1024 * 1024

/** A mail whose content lies sealed in the blob store. */
export interface SealedMail {
  readonly blobKey: string
  readonly contentKey: string
  readonly seal: DraftSeal
  /** What its cover is known by. */
  readonly reference: string
  /** What people without a mailbox here open it with. */
  readonly page?: OutgoingAttachment
}

/**
 * Seals a mail on its way to the disk: its text and files are nowhere in the clear.
 *
 * @param needsPage it also goes to people without a mailbox here, or is filed where others look
 * @throws MailroomError `tooLarge`
 * @source RD-11, RD-12
 */
export async function sealMail(
  parts: SendingParts,
  mail: MailToCompose,
  seal: DraftSeal,
  { envelopeId, needsPage }: { readonly envelopeId: string; readonly needsPage: boolean },
): Promise<SealedMail> {
  if (needsPage) requirePageSize(mail)
  const key = newContentKey()
  const composed = await writeMail(parts, mail)
  const inside = seal.kind === 'password' ? await wrapKey(key, seal.password) : key
  const blobKey = await parts.blobs.put(sealStream(key, composed.stream()))
  if ((await parts.blobs.size(blobKey)) > maxSealedBytes) {
    await parts.blobs.delete(blobKey)
    throw new MailroomError('tooLarge', 'A sealed mail has at most 32 MB')
  }
  return {
    ...{ blobKey, contentKey: keepKey(parts.sealBox, inside, envelopeId), seal, reference: newReference() },
    ...(needsPage &&
      seal.kind === 'password' && {
        page: await pageOf(await buffer(composed.stream()), mail, seal.password),
      }),
  }
}

/** What lies in the mailboxes in its place: the same head, a sentence, and the page for those who need one. */
export function carrierOf(
  mail: MailToCompose,
  { seal, page, reference }: SealedMail,
  locale: Locale,
): MailToCompose {
  const words = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }
  const kind = page ? 'passwordPage' : seal.kind
  // Nobody knows what is spoken outside.
  const read = new Set([words[locale], ...(page ? Object.values(words) : [en])])
  const text = [...read].map((each) => each[kind]).join('\n\n')
  return {
    ...mail,
    ...{ files: [], content: { ...mail.content, html: '', isHtml: false, text, attachments: [] } },
    sealReference: reference,
    ...(page && { page }),
  }
}

/**
 * Says whether a mail can be sealed for its recipients as its writer wants. What is destroyed after reading is for those
 * who read their mail here; a password may be longer than six characters when others might guess it.
 *
 * @returns true when it goes to a mailbox that is not ours
 * @throws MailroomError `invalid` with fields.to or fields.password
 * @source CO-06, CO-09
 */
export function checkReach(
  seal: DraftSeal,
  recipients: readonly RoutedRecipient[],
  readers: Readers,
): boolean {
  const away = recipients.filter(({ localAccountId }) => localAccountId === null)
  const isOutside = away.some((recipient) => !readers.has(addressKey(recipient)))
  if (seal.kind === 'burn' && isOutside)
    throw new MailroomError('invalid', 'A recipient of the sealed mail has no mailbox here', {
      fields: { to: ['sealedOutside'] },
    })
  if (seal.kind === 'password' && !isOutside && !isMailPassword(seal.password))
    throw new MailroomError('invalid', 'In mailboxes of this system a mail password has six characters', {
      fields: { password: ['mailPassword'] },
    })
  return away.length > 0
}

/** Writes down the seal and who may open it. Part of the transaction that accepts the mail. */
export async function keepSeal(
  transaction: Executor,
  parts: SendingParts,
  envelope: { readonly id: string; readonly accountId: number | null; readonly messageId: string },
  { blobKey, contentKey, seal, page, reference }: SealedMail,
  { recipients, readers }: { readonly recipients: readonly RoutedRecipient[]; readonly readers: Readers },
): Promise<void> {
  const isBurn = seal.kind === 'burn'
  const burnsAt = isBurn ? startOfDay(seal.burnDay, parts.timeZone) : null
  await transaction
    .insertInto('seals')
    .values({
      envelope_id: envelope.id,
      account_id: envelope.accountId,
      message_id: envelope.messageId,
      kind: seal.kind,
      blob_key: blobKey,
      content_key: contentKey,
      burns_at: burnsAt,
      has_page: page === undefined ? 0 : 1,
      reference_hash: referenceHash(reference),
    })
    .execute()
  const accounts = new Set([
    ...recipients.flatMap(({ localAccountId }) => localAccountId ?? []),
    ...readers.values(),
  ])
  if (isBurn) await markBurns(transaction, readers, envelope.messageId)
  for (const accountId of accounts) {
    await transaction
      .insertInto('seal_holders')
      .values({
        envelope_id: envelope.id,
        account_id: accountId,
        reads_left: isBurn ? seal.readLimit : null,
        burned_at: null,
        is_shown: 0,
      })
      .execute()
  }
  if (burnsAt !== null) await parts.queue.enqueue(transaction, burnWork(envelope.id, 'day', burnsAt))
}

/** Their server brings the cover like any other mail: its row says nevertheless that it is destroyed after reading. */
async function markBurns(transaction: Executor, readers: Readers, messageId: string): Promise<void> {
  for (const accountId of readers.values())
    await changeMarks(transaction, accountId, [messageId], { add: [burnKeyword], remove: [] })
}
