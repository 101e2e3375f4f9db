import { MailroomError, maxProfilePictureBytes, maxProfilePictureSide } from '@mailroom/core'
import { base64 } from '../mime/base64'
import { toBinary } from '../mime/binary'

/** What the bytes of a picture begin with. */
const beginnings = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
] as const

/**
 * A picture that somebody shows of themselves, as an address that holds all of it. Its type is looked at as in any mail system, its
 * sides where it is a PNG; what a camera wrote into it stays, as nobody else sees this memory.
 *
 * @throws MailroomError `tooLarge`; `invalid` at `picture`
 */
export async function pictureAddress(picture: Blob): Promise<string> {
  if (picture.size > maxProfilePictureBytes)
    throw new MailroomError('tooLarge', 'The picture is too large.', { detail: 'The file is too large' })
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const head = toBinary(bytes.subarray(0, 12))
  const type = beginnings.find(([, beginning]) => beginning.test(head))?.[0]
  if (type === undefined || (type === 'image/png' && longestSide(bytes) > maxProfilePictureSide)) {
    const sentence = 'Please choose a PNG, JPEG, WebP or GIF picture of at most 1024 by 1024 pixels'
    throw new MailroomError('invalid', sentence, { fields: { picture: [sentence] } })
  }
  return `data:${type};base64,${base64(bytes)}`
}

/** Of a PNG. @source ISO/IEC 15948 11.2.2 */
function longestSide(bytes: Uint8Array): number {
  if (bytes.length < 24) return Infinity
  const head = new DataView(bytes.buffer)
  return Math.max(head.getUint32(16), head.getUint32(20))
}
