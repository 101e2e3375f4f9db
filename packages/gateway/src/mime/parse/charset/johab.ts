import iconv from 'iconv-lite'

/** Where Unicode begins its composed syllables: index = (initial * 21 + vowel) * 28 + final. */
const SYLLABLES = 0xac00

/** Vowel and final codes are five bits with gaps; -1 is "not one". */
const vowels = [
  -1, -1, -1, 0, 1, 2, 3, 4, -1, -1, 5, 6, 7, 8, 9, 10, -1, -1, 11, 12, 13, 14, 15, 16, -1, -1, 17, 18, 19,
  20,
]
const finalOf = (code: number): number =>
  code >= 1 && code <= 17 ? code - 1 : code >= 19 && code <= 29 ? code - 2 : -1

/** Letters that stand alone: compatibility jamo from U+3131 by initial, and by final. */
const initialJamo = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const finalJamo = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

/**
 * Johab (KS X 1001 annex 3, code page 1361): syllables by their letters, symbols and hanja by the rows of KS X 1001.
 *
 * @returns text; what is not valid becomes U+FFFD
 * @source  RD-18
 */
export function decodeJohab(bytes: Buffer): string {
  const text: string[] = []
  let asciiFrom = 0
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!
    if (lead < 0x80) continue
    if (at > asciiFrom) text.push(bytes.toString('latin1', asciiFrom, at))
    text.push(at + 1 < bytes.length ? pair(lead, bytes[at + 1]!) : '\ufffd')
    at++
    asciiFrom = at + 1
  }
  if (asciiFrom < bytes.length) text.push(bytes.toString('latin1', asciiFrom))
  return text.join('')
}

function pair(lead: number, trail: number): string {
  return lead >= 0xd8 ? rowPair(lead, trail) : syllable((lead << 8) | trail)
}

function syllable(code: number): string {
  const initial = ((code >> 10) & 31) - 2
  const vowelCode = (code >> 5) & 31
  const vowel = vowels[vowelCode] ?? -1
  const final = finalOf(code & 31)
  if (initial >= 0 && initial < 19 && vowel >= 0 && final >= 0)
    return String.fromCodePoint(SYLLABLES + (initial * 21 + vowel) * 28 + final)
  if (initial >= 0 && initial < 19 && vowelCode === 2 && final === 0) return initialJamo[initial]!
  if (initial === -1 && vowel >= 0 && final === 0) return String.fromCodePoint(0x314f + vowel)
  if (initial === -1 && vowelCode === 2 && final > 0) return finalJamo[final]!
  return '\ufffd'
}

/** Two rows of KS X 1001 share a lead byte; the trail byte says which and where. */
function rowPair(lead: number, trail: number): string {
  const isLow = trail >= 0x31 && trail <= 0x7e
  if (!isLow && (trail < 0x91 || trail > 0xfe)) return '\ufffd'
  const cell = isLow ? trail - 0x31 : trail - 0x91 + 78
  const firstRow = lead <= 0xde ? (lead - 0xd9) * 2 + 0x21 : (lead - 0xe0) * 2 + 0x4a
  const row = firstRow + (cell >= 94 ? 1 : 0)
  if (row < 0x21 || row > 0x7d) return '\ufffd'
  return iconv.decode(Buffer.from([row | 0x80, (cell % 94) + 0xa1]), 'cp949')
}
