import { isAscii, isUtf8 } from 'node:buffer'
import { type DecodedText, decodeStrictly } from './decodeStrictly'
import { detectEncoding } from './detectEncoding'
import { encodingName } from './encodingName'
import { looksLikeIso2022 } from './iso2022'

/** Marks at the very beginning; the longer ones first, as the UTF-32 mark begins like that of UTF-16. */
const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe, 0, 0], 'utf-32le'],
  [[0, 0, 0xfe, 0xff], 'utf-32be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

const eastAsian = new Set(['gb18030', 'big5-hkscs', 'shiftjis', 'eucjp', 'cp949', 'euc-tw', 'johab'])

/**
 * Encodings whose label is always meant: their bytes are ASCII, or every second one is zero.
 * What `isUtf8` says of them means nothing.
 */
const sevenBitOrWide = /^(?:iso-2022|hz|utf-(?:7|16|32))/

/**
 * Decodes text as its reader would wish, whatever the label says: a label is believed when the bytes fit it,
 * widened to the set that is really used under that name, and dropped when the bytes prove it wrong.
 *
 * @param label what the mail says, in any spelling; undefined when it says nothing
 * @source RD-18; RFC 2046 4.1.2
 */
export function decodeText(bytes: Buffer, label: string | undefined): string {
  const mark = marks.find(([start]) => start.every((byte, i) => bytes[i] === byte))
  if (mark) return decodeStrictly(bytes.subarray(mark[0].length), mark[1]).text
  const encoding = encodingName(label)
  if (encoding && sevenBitOrWide.test(encoding)) return decodeByLabel(bytes, encoding)
  if (isAscii(bytes) && !bytes.includes(0))
    return looksLikeIso2022(bytes) ? decodeStrictly(bytes, 'iso-2022').text : bytes.toString('latin1')
  if (!encoding || encoding === 'utf-8') return decodeUnlabelled(bytes, encoding)
  if (isUtf8(bytes) && !(eastAsian.has(encoding) && isLabelMeant(bytes, encoding)))
    return bytes.toString('utf8')
  return eastAsian.has(encoding) ? decodeByLabel(bytes, encoding) : decodeStrictly(bytes, encoding).text
}

function decodeUnlabelled(bytes: Buffer, label: string | undefined): string {
  // A zero byte is valid UTF-8, but no letter: two-byte encodings are full of them.
  if (isUtf8(bytes) && !bytes.includes(0)) return bytes.toString('utf8')
  const asUtf8 = decodeStrictly(bytes, 'utf-8')
  if (label === 'utf-8' && isNearlyClean(asUtf8)) return asUtf8.text
  const detected = decodeStrictly(bytes, detectEncoding(bytes))
  // A label of UTF-8 with some broken bytes is still the best there is when nothing else fits either.
  return detected.errorCount * 2 > asUtf8.errorCount && label ? asUtf8.text : detected.text
}

/** The label, unless its reading is full of holes and another is whole. */
function decodeByLabel(bytes: Buffer, encoding: string): string {
  const labelled = decodeStrictly(bytes, encoding)
  if (labelled.errorCount === 0 || isNearlyClean(labelled)) return labelled.text
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const other = detectEncoding(bytes)
  if (other === encoding || !(eastAsian.has(other) || other === 'utf-8')) return labelled.text
  const detected = decodeStrictly(bytes, other)
  return detected.errorCount * 4 < labelled.errorCount ? detected.text : labelled.text
}

/** A cut last character or a few bad bytes in a long text do not make a label wrong. */
const isNearlyClean = ({ text, errorCount }: DecodedText): boolean => errorCount <= 1 + text.length / 200

/**
 * Bytes that are valid UTF-8 under an East Asian label: short words can be both (`D0 A1` is one character of GBK and
 * one of UTF-8). Chinese, Japanese or Korean really written in UTF-8 shows itself by being that when read so.
 */
function isLabelMeant(bytes: Buffer, encoding: string): boolean {
  const asUtf8 = bytes.toString('utf8')
  const eastAsianCount = asUtf8.match(/[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff00-\uffef]/g)?.length ?? 0
  const otherCount = (asUtf8.match(/\P{ASCII}/gu)?.length ?? 0) - eastAsianCount
  return eastAsianCount <= otherCount && decodeStrictly(bytes, encoding).errorCount === 0
}
