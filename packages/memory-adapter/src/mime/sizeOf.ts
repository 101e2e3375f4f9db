import type { MailContent } from '../mailbox/StoredMail'

const headerBytes = 600
const sizes = new WeakMap<MailContent, number>()

/** About how long a mail is when it travels, without writing it out. */
export function sizeOf(content: MailContent): number {
  let size = sizes.get(content)
  if (size === undefined) {
    const encoder = new TextEncoder()
    size = headerBytes + inBase64(encoder.encode(content.text).length)
    if (content.html !== undefined) size += inBase64(encoder.encode(content.html).length)
    for (const file of content.files) size += inBase64(file.sizeBytes)
    sizes.set(content, size)
  }
  return size
}

/** Three bytes become four characters, and each line of 76 gets its end. */
const inBase64 = (bytes: number): number => Math.ceil((Math.ceil(bytes / 3) * 4 * 78) / 76)
