import type { DraftAttachment } from '@mailroom/core'
import { normaliseContentId, parseHtml } from '@mailroom/html'
import { quoteClass } from '../editor/quote/quoteMarks'
import { signatureMark } from '../editor/signature/signatureMarks'
import { signatureText } from '../editor/signature/signatureText'
import { swapPictures } from '../editor/text/swapPictures'
import { dataAddress } from '../text-editor/dataAddress'

/**
 * The text of a mail as a template keeps it: without the signature and the original, its pictures inside it.
 *
 * @param fetchFile the bytes of a file of the mail
 * @param isKnown   tells the signatures as they are put in: words that were written into one stay
 */
export async function templateHtml(
  html: string,
  attachments: readonly DraftAttachment[],
  fetchFile: (id: DraftAttachment['id']) => Promise<Blob>,
  isKnown: (signature: string) => boolean,
): Promise<string> {
  const { body } = parseHtml(html)
  body.querySelector(`.${quoteClass}`)?.remove()
  const signature = body.querySelector(`.${signatureMark}`)
  if (signature && isKnown(signatureText(signature))) signature.remove()
  signature?.classList.remove(signatureMark)
  const pictures = new Map<string, string>()
  for (const { id, contentId } of attachments) {
    if (contentId !== undefined)
      pictures.set(normaliseContentId(contentId), await dataAddress(await fetchFile(id)))
  }
  swapPictures(body, (address) => {
    const contentId = /^cid:(.+)$/i.exec(address)?.[1]
    return contentId === undefined ? address : pictures.get(normaliseContentId(contentId))
  })
  return body.innerHTML
}
