import { isUtf8 } from 'node:buffer'
import { decodeStrictly } from './decodeStrictly'
import { detectSingleByte } from './detectSingleByte'
import { looksLikeIso2022 } from './iso2022'

/** Enough to tell encodings apart, little enough to be quick on any input. */
const SAMPLE_BYTES = 65_536

/**
 * Guesses the encoding of text that carries no label, or one that does not fit.
 * Strong in Chinese, Japanese and Korean, which cannot be read at all when guessed wrongly.
 *
 * @returns an encoding of `encodingName`; always one, `windows-1252` at the last
 * @source  RD-18
 */
export function detectEncoding(bytes: Buffer): string {
  const sample = wholeCharacters(bytes)
  if (looksLikeIso2022(sample)) return 'iso-2022'
  const wide = detectWide(sample)
  if (wide) return wide
  if (isUtf8(sample)) return 'utf-8'
  const pairs = countPairs(sample)
  return detectEastAsian(sample, pairs) ?? detectSingleByte(sample)
}

/** Bytes read as lead and trail, for the questions below. */
interface PairCounts {
  readonly total: number
  /** Trail byte below 0xA1: never in EUC-JP, EUC-KR or plain GB 2312. */
  readonly lowTrails: number
  /** Both bytes of the pair above 0xA0, lead in A4 or A5: kana in EUC-JP. */
  readonly kana: number
  /** Lead B0-C8, trail above 0xA0: the syllables of EUC-KR. */
  readonly syllables: number
  /** Lead B0-D7, trail above 0xA0: the everyday characters of GB 2312. */
  readonly everydayGb: number
  /** Endings and everyday words of Korean: rare characters when the bytes are Chinese. */
  readonly particles: number
  /** Lead A4-C6: the everyday characters of Big5. */
  readonly everydayBig5: number
}

/** 이 다 는 에 의 가 을 를 은 하 고 지 기 로 사 한 습 니 안 세 요 in EUC-KR. */
const koreanParticles = new Set([
  0xc0cc, 0xb4d9, 0xb4c2, 0xbfa1, 0xc0c7, 0xb0a1, 0xc0bb, 0xb8a6, 0xc0ba, 0xc7cf, 0xb0ed, 0xc1f6, 0xb1e2,
  0xb7ce, 0xbbe7, 0xc7d1, 0xbdc0, 0xb4cf, 0xbec8, 0xbcbc, 0xbfe4,
])

function countPairs(sample: Buffer): PairCounts {
  const counts = {
    total: 0,
    lowTrails: 0,
    kana: 0,
    syllables: 0,
    particles: 0,
    everydayGb: 0,
    everydayBig5: 0,
  }
  for (let at = 0; at < sample.length; at++) {
    const lead = sample[at]!
    if (lead < 0x80) continue
    const trail = sample[at + 1] ?? 0
    if (lead === 0x80 || lead === 0xff || trail < 0x40 || trail === 0x7f || trail === 0xff) continue
    at++
    counts.total++
    if (lead >= 0xa4 && lead <= 0xc6) counts.everydayBig5++
    if (trail < 0xa1) counts.lowTrails++
    else if (lead === 0xa4 || lead === 0xa5) counts.kana++
    else if (lead >= 0xb0 && lead <= 0xd7) {
      counts.everydayGb++
      if (lead <= 0xc8) counts.syllables++
      if (koreanParticles.has((lead << 8) | trail)) counts.particles++
    }
  }
  return counts
}

function detectEastAsian(sample: Buffer, pairs: PairCounts): string | undefined {
  if (pairs.total === 0) return undefined
  const share = (count: number): number => count / pairs.total
  const isClean = (encoding: string): boolean => {
    const { text, errorCount } = decodeStrictly(sample, encoding)
    return errorCount <= text.length / 500
  }
  if (share(kanaOfShiftJis(sample)) > 0.25 && isClean('shiftjis')) return 'shiftjis'
  if (share(pairs.lowTrails) < 0.02) {
    if (share(pairs.kana) > 0.2 && isClean('eucjp')) return 'eucjp'
    if (share(pairs.syllables) > 0.85 && share(pairs.particles) > 0.08 && isClean('cp949')) return 'cp949'
    if (share(pairs.everydayGb) > 0.5 && isClean('gb18030')) return 'gb18030'
    return undefined
  }
  // One or two such pairs may be Latin capitals with accents before a small letter.
  if (
    pairs.total > 2 &&
    share(pairs.everydayBig5) > 0.8 &&
    share(pairs.lowTrails) > 0.2 &&
    isClean('big5-hkscs')
  )
    return 'big5-hkscs'
  if (share(pairs.everydayGb) > 0.5 && isClean('gb18030')) return 'gb18030'
  return undefined
}

/** Kana in Shift_JIS: lead 82 with trail 9F-F1, lead 83 with trail 40-96. */
function kanaOfShiftJis(sample: Buffer): number {
  let count = 0
  for (let at = 0; at + 1 < sample.length; at++) {
    const lead = sample[at]
    const trail = sample[at + 1]!
    if (
      (lead === 0x82 && trail >= 0x9f && trail <= 0xf1) ||
      (lead === 0x83 && trail >= 0x40 && trail <= 0x96)
    ) {
      count++
      at++
    }
  }
  return count
}

/** UTF-16 and UTF-32 without a mark show themselves by zero bytes in one column. */
function detectWide(sample: Buffer): string | undefined {
  const zeros = [0, 0]
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at & 1]!++
  const columns = sample.length / 2
  if (zeros[1]! > columns * 0.4 && zeros[0]! < columns * 0.1) return 'utf-16le'
  if (zeros[0]! > columns * 0.4 && zeros[1]! < columns * 0.1) return 'utf-16be'
  return undefined
}

/** A sample does not end in the middle of a character: it ends at a line or a blank. */
function wholeCharacters(bytes: Buffer): Buffer {
  if (bytes.length <= SAMPLE_BYTES) return bytes
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const end = Math.max(sample.lastIndexOf(0x0a), sample.lastIndexOf(0x20))
  return end > SAMPLE_BYTES / 2 ? sample.subarray(0, end) : sample
}
