import { MailroomError, type DraftSeal, type Locale } from '@mailroom/core'
import type { RoutedRecipient } from '../delivery/Envelope'
import type { Executor } from '../doors/database/Database'
import type { MailToCompose } from '../sending/content/composeMail'
import { writeMail } from '../sending/content/composeMail'
import type { SendingParts } from '../sending/SendingParts'
import { burnWork } from './burnMail'
import { keepKey, newContentKey, wrapKey } from './contentKey'
import { sealStream } from './sealStream'
import { startOfDay } from './startOfDay'
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
}

/**
 * Seals a mail on its way to the disk: its text and files are nowhere in the clear.
 *
 * @throws MailroomError `tooLarge`
 * @source RD-11, RD-12
 */
export async function sealMail(
  parts: SendingParts,
  mail: MailToCompose,
  seal: DraftSeal,
  envelopeId: string,
): Promise<SealedMail> {
  const key = newContentKey()
  const composed = await writeMail(parts, mail)
  const inside = seal.kind === 'password' ? await wrapKey(key, seal.password) : key
  const blobKey = await parts.blobs.put(sealStream(key, composed.stream()))
  if ((await parts.blobs.size(blobKey)) > maxSealedBytes) {
    await parts.blobs.delete(blobKey)
    throw new MailroomError('tooLarge', 'A sealed mail has at most 32 MB')
  }
  return { blobKey, contentKey: keepKey(parts.sealBox, inside, envelopeId), seal }
}

/** What lies in the mailboxes in its place: the same head, and a sentence. */
export function carrierOf(mail: MailToCompose, { kind }: DraftSeal, locale: Locale): MailToCompose {
  const words = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }[locale]
  const text = locale === 'en' ? en[kind] : `${words[kind]}\n\n${en[kind]}`
  return { ...mail, files: [], content: { ...mail.content, html: '', isHtml: false, text, attachments: [] } }
}

/**
 * Only mailboxes of this system hold sealed mails.
 *
 * @throws MailroomError `invalid` with fields.to
 */
export function requireOwnMailboxes(recipients: readonly RoutedRecipient[]): void {
  if (recipients.every(({ localAccountId }) => localAccountId !== null)) return
  throw new MailroomError('invalid', 'A recipient of the sealed mail has no mailbox here', {
    fields: { to: ['sealedOutside'] },
  })
}

/** Writes down the seal and who may open it. Part of the transaction that accepts the mail. */
export async function keepSeal(
  transaction: Executor,
  parts: SendingParts,
  envelope: { readonly id: string; readonly accountId: number | null; readonly messageId: string },
  { blobKey, contentKey, seal }: SealedMail,
  recipients: readonly RoutedRecipient[],
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
    })
    .execute()
  const accounts = new Set(recipients.flatMap(({ localAccountId }) => localAccountId ?? []))
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
