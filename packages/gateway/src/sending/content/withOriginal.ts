import { isMailroomError, MailroomError, type DraftContent, type MessageRef } from '@mailroom/core'
import { sealedForward } from '../../sealed/sealedForward'
import { textToHtml } from '../quote/textToHtml'
import { quoteForForward } from '../quote/quoteOriginal'
import type { SendingParts } from '../SendingParts'
import { levelOfMail } from '../../secrecy/checkSecrecy'
import { copyFiles, picturesOf } from '../uploads/copyFiles'

/**
 * A forward whose original was not shown to who wrote it, with the original below its text, and the pictures that it shows.
 *
 * @throws MailroomError `invalid` for what is no forward, `notFound` when the original is gone, `forbidden` when it is sealed
 * @source CO-16
 */
export async function withOriginal(
  parts: SendingParts,
  accountId: number,
  { appendsOriginal, ...content }: DraftContent,
): Promise<DraftContent> {
  if (appendsOriginal !== true) return content
  const { origin } = content
  if (origin?.kind !== 'forward')
    throw new MailroomError('invalid', 'Only a forward has an original to append.', {
      fields: { hide_forward_contents: ['fieldInvalid'] },
    })
  const original = await readOriginal(parts, accountId, origin.ref)
  if ((await parts.seals.describe(accountId, original)) !== undefined) throw sealedForward()
  const quote = { locale: await parts.localeOf(accountId), timeZone: parts.timeZone }
  const pictures = picturesOf(original.html ?? '', original.attachments)
  const kept = await levelOfMail(parts, original.messageId)
  const copies = await copyFiles(parts, accountId, origin.ref, pictures, kept)
  const written = content.isHtml ? content.html : textToHtml(content.text)
  return {
    ...content,
    isHtml: true,
    html: `${written}<br>${quoteForForward(original, quote)}`,
    // What was written alone would be a mail without the original for who reads plain text.
    text: '',
    attachments: [...content.attachments, ...copies],
  }
}

async function readOriginal(parts: SendingParts, accountId: number, ref: MessageRef) {
  try {
    return await parts.mailStore.mailbox(accountId).read(ref)
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'notFound')
      throw new MailroomError('notFound', 'The original is gone.', { cause: error, detail: 'originalGone' })
    throw error
  }
}
