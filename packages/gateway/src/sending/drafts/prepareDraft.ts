import {
  addressKey,
  forwardSubject,
  isZone,
  replySubject,
  type Draft,
  type Locale,
  type MessageRef,
  type PrepareKind,
  type Seal,
} from '@mailroom/core'
import { levelOfMail, levelState } from '../../secrecy/checkSecrecy'
import { copyFiles, picturesOf } from '../uploads/copyFiles'
import { forwardAsFile, sendAgain } from './prepareWhole'
import { quoteForForward, quoteForReply } from '../quote/quoteOriginal'
import { replyRecipients } from './replyRecipients'
import { sealedForward } from '../../sealed/sealedForward'
import type { SendingParts } from '../SendingParts'

/**
 * What a mail made from another begins with.
 *
 * @param locale language of the subject's prefix and of the lines above the quoted original
 * @param zone   where the reader's clock goes, IANA name; what is none is passed over for the gateway's own
 * @throws MailroomError `notFound` when the mail is gone
 * @source CO-01
 */
export async function prepareDraft(
  parts: SendingParts,
  accountId: number,
  ref: MessageRef,
  kind: PrepareKind,
  locale: Locale,
  zone = parts.timeZone,
): Promise<Draft> {
  const seal = await sealOf(parts, accountId, ref)
  if (seal !== undefined && kind !== 'reply' && kind !== 'replyAll') throw sealedForward()
  if (kind === 'sendAgain') return sendAgain(parts, accountId, ref)
  if (kind === 'forwardAsFile') return forwardAsFile(parts, accountId, ref, locale)
  const original = await parts.mailStore.mailbox(accountId).read(ref)
  const kept = await levelOfMail(parts, original.messageId)
  const own = await parts.senders(accountId)
  const quote = { locale, timeZone: isZone(zone) ? zone : parts.timeZone }
  const pictures = picturesOf(original.html ?? '', original.attachments)
  const isForward = kind === 'forward'
  const isHidden = isForward && parts.hideForwarded
  const files = isForward
    ? original.attachments.filter((file) => !file.isInline || (!isHidden && pictures.includes(file)))
    : pictures
  const people = isForward ? { to: [], cc: [] } : replyRecipients(original, own, kind === 'replyAll')
  // Whoever is written to at a second address answers from that one.
  const addressed = new Set([...original.to, ...original.cc].map(addressKey))
  return {
    kind,
    from: own.find((address) => addressed.has(addressKey(address))) ?? own[0],
    ...people,
    bcc: [],
    subject: isForward ? forwardSubject(original.subject, locale) : replySubject(original.subject, locale),
    html: '',
    text: '',
    isHtml: true,
    // Of a sealed mail there is nothing to quote.
    ...(isHidden && { appendsOriginal: true }),
    ...(seal === undefined &&
      !isHidden && {
        quotedHtml: isForward ? quoteForForward(original, quote) : quoteForReply(original, quote),
      }),
    ...levelState(kept),
    attachments: await copyFiles(parts, accountId, ref, files, kept),
    origin: { ref, kind },
  }
}

async function sealOf(parts: SendingParts, accountId: number, ref: MessageRef): Promise<Seal | undefined> {
  return parts.seals.describe(accountId, await parts.mailStore.mailbox(accountId).read(ref))
}
