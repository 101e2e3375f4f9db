import { buffer } from 'node:stream/consumers'
import { readHeaders } from '../mime/parse/headers/readHeaders'
import { readHeaderBlock } from '../mime/parse/structure/readHeaderBlock'
import type { DeliveryParts } from './DeliveryParts'
import type { Envelope } from './Envelope'

/** Header bytes that are looked at: ten times what real mails need. */
const maxHeaderBytes = 64 * 1024

/** The address that readers see a mail to be from; empty when it says none. */
export async function shownSender(
  { blobs }: Pick<DeliveryParts, 'blobs'>,
  { blobKey, wireOffset, sizeBytes }: Envelope,
): Promise<string> {
  const end = wireOffset + Math.min(sizeBytes, maxHeaderBytes)
  const raw = await buffer(await blobs.open(blobKey, { start: wireOffset, end }))
  const { fields } = readHeaderBlock(raw, 0, raw.length, {
    isKept: (name) => name === 'from' || name === 'sender',
  })
  const { from, sender } = readHeaders(fields)
  return (from[0] ?? sender[0])?.address ?? ''
}
