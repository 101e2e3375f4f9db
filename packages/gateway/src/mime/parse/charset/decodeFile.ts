import { isUtf8 } from 'node:buffer'
import { decodeText } from './decodeText'
import { detectEncoding } from './detectEncoding'

const eastAsian = new Set(['gb18030', 'big5-hkscs', 'shiftjis', 'eucjp', 'cp949'])

/** A file as text: by its mark, as UTF-8 where it is that without fault, else in what `encodingOf` takes it for. */
export const decodeFile = (bytes: Buffer): string => decodeText(bytes, encodingOf(bytes))

/**
 * The encoding of a file that does not name it. What is no UTF-8 and nothing else for certain is GB 18030, which Excel
 * and older programs write in China, unless its letters beyond ASCII stand alone as those of Europe do.
 *
 * @returns a name for `decodeText`
 */
export function encodingOf(bytes: Buffer): string {
  if (isUtf8(bytes) && !bytes.includes(0)) return 'utf-8'
  const detected = detectEncoding(bytes)
  if (eastAsian.has(detected) || detected.startsWith('utf-')) return detected
  return isUtf8(bytes) ? 'utf-8' : isMostlyLatin(bytes) ? detected : 'gb18030'
}

/** Letters of Europe stand alone between ASCII letters, Chinese ones come in pairs. */
function isMostlyLatin(bytes: Buffer): boolean {
  let highCount = 0
  let runCount = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at]! < 0x80) continue
    highCount += 1
    if (at === 0 || bytes[at - 1]! < 0x80) runCount += 1
  }
  return highCount < runCount * 2
}
