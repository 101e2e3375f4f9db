import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import { decodeEucTw } from './eucTw'
import { decodeHz } from './hz'
import { decodeIso2022 } from './iso2022'
import { decodeJohab } from './johab'
import { nativeText } from './nativeText'

/** Text and how many of its characters could not be read (they are U+FFFD). */
export interface DecodedText {
  readonly text: string
  readonly errorCount: number
}

const own: Readonly<Record<string, (bytes: Buffer) => string>> = {
  'iso-2022': decodeIso2022,
  hz: decodeHz,
  'euc-tw': decodeEucTw,
  johab: decodeJohab,
}

/**
 * Decodes bytes by an encoding of `encodingName`, and tells how well that went.
 *
 * @source RD-18
 */
export function decodeStrictly(bytes: Buffer, encoding: string): DecodedText {
  if (encoding === 'utf-8') {
    const text = bytes.toString('utf8')
    return { text, errorCount: isUtf8(bytes) ? 0 : countErrors(text) }
  }
  const native = nativeText(bytes, encoding)
  if (native !== undefined) return { text: native, errorCount: 0 }
  const decode = own[encoding]
  const text = decode ? decode(bytes) : iconv.decode(bytes, encoding, { stripBOM: true })
  return { text, errorCount: countErrors(text) }
}

function countErrors(text: string): number {
  let count = 0
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) count++
  return count
}
