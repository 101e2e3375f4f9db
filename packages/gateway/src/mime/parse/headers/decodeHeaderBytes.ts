import { isAscii, isUtf8 } from 'node:buffer'
import { decodeStrictly } from '../charset/decodeStrictly'
import { detectEncoding } from '../charset/detectEncoding'
import { looksLikeIso2022 } from '../charset/iso2022'

/**
 * A header field as unicode, unfolded. Bytes above 0x7F have no place in a header, but are written all the same:
 * UTF-8 when they are valid (RFC 6532), else what a guess says, and GB 18030 when the guess knows nothing, because
 * that is what raw bytes in our users' mail are.
 *
 * @source RD-18, RFC 5322 2.2.3
 */
export function decodeHeaderBytes(bytes: Buffer): string {
  return unfold(toUnicode(bytes)).trim()
}

function toUnicode(bytes: Buffer): string {
  if (isAscii(bytes))
    return looksLikeIso2022(bytes) ? decodeStrictly(bytes, 'iso-2022').text : bytes.toString('latin1')
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const detected = detectEncoding(bytes)
  if (detected !== 'windows-1252') return decodeStrictly(bytes, detected).text
  // Latin letters stand alone between ASCII letters, Chinese ones come in pairs.
  if (isMostlyLatin(bytes)) return decodeStrictly(bytes, 'windows-1252').text
  const chinese = decodeStrictly(bytes, 'gb18030')
  return chinese.errorCount === 0 ? chinese.text : decodeStrictly(bytes, 'windows-1252').text
}

function isMostlyLatin(bytes: Buffer): boolean {
  let highCount = 0
  let runCount = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at]! < 0x80) continue
    highCount++
    if (at === 0 || bytes[at - 1]! < 0x80) runCount++
  }
  return highCount < runCount * 2
}

/** A fold is a line end before a blank; a bare line end inside a field (a broken header) becomes a blank. */
const unfold = (text: string): string => text.replace(/\r?\n(?=[ \t])/g, '').replace(/[\r\n]+/g, ' ')
