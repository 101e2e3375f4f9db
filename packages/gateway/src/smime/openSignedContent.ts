import { describePart } from '../mime/parse/structure/describePart'
import { readHeaderBlock } from '../mime/parse/structure/readHeaderBlock'
import { decodePart } from '../mime/parse/transfer/decodePart'

/**
 * The bytes in which a whole mail is wrapped; undefined when it is not. A wrapped part beside others is a file and no
 * more: what it holds never mixes with what stands around it.
 *
 * @source RFC 8551 3.5.2
 */
export function wrappedBytes(raw: Buffer): Buffer | undefined {
  const { fields, bodyStart } = readHeaderBlock(raw, 0, raw.length)
  const { contentType, encoding } = describePart(fields, 'text/plain')
  return isWrapping(contentType) ? decodePart(raw.subarray(bodyStart), encoding) : undefined
}

/** True for the type of mails that lie within their signature or encryption. */
export const isWrapping = (contentType: string): boolean =>
  /^application\/(?:x-)?pkcs7-mime$/.test(contentType)

/** The mail that lies within a signature, whether that is right or not; undefined for anything else. @source RFC 5652 5.2 */
export async function openSignedContent(wrapped: Buffer): Promise<Buffer | undefined> {
  const { ContentInfo, id_ContentType_SignedData: signedData, SignedData } = await import('pkijs')
  try {
    const info = ContentInfo.fromBER(Uint8Array.from(wrapped).buffer)
    if (info.contentType !== signedData) return undefined
    const content = new SignedData({ schema: info.content }).encapContentInfo.eContent
    return content && Buffer.from(content.getValue())
  } catch {
    return undefined
  }
}
