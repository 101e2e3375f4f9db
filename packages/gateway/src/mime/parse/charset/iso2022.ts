import { isAscii } from 'node:buffer'
import iconv from 'iconv-lite'
import { nativeText } from './nativeText'

/** How the bytes of a run are to be read: as they are, or as one of the 94 by 94 sets. */
type CodedSet = 'ascii' | 'roman' | 'katakana' | 'jis' | 'jis0212' | 'ksc' | 'gb' | 'latin1' | 'greek'

const ESC = 0x1b
const SHIFT_OUT = 0x0e
const SHIFT_IN = 0x0f

/** Escape sequences without the ESC: those that change what G0 holds. RFC 1468, RFC 1554. */
const toG0: Readonly<Record<string, CodedSet>> = {
  '(B': 'ascii',
  '(J': 'roman',
  '(H': 'roman',
  '(I': 'katakana',
  '$@': 'jis',
  $B: 'jis',
  '$(B': 'jis',
  '$(@': 'jis',
  '$(O': 'jis',
  '$(Q': 'jis',
  '$(D': 'jis0212',
  $A: 'gb',
  '$(A': 'gb',
  '$(C': 'ksc',
}

/** Escape sequences that say what SO switches to: RFC 1557 (Korean), RFC 1922 (Chinese). */
const toG1: Readonly<Record<string, CodedSet>> = { '$)C': 'ksc', '$)A': 'gb', '$)B': 'jis', ')I': 'katakana' }

/** Escape sequences of G2, used for one character by ESC N. RFC 1554. */
const toG2: Readonly<Record<string, CodedSet>> = { '.A': 'latin1', '.F': 'greek' }

/**
 * ISO-2022-JP (with its -1, -2 and half-width kana forms), ISO-2022-KR and the GB part of ISO-2022-CN.
 *
 * @returns text; what is not valid becomes U+FFFD
 * @source  RD-18, RFC 1468, RFC 1554, RFC 1557, RFC 1922
 */
export function decodeIso2022(bytes: Buffer): string {
  const text: string[] = []
  let g0: CodedSet = 'ascii'
  let g1: CodedSet = 'ksc'
  let g2: CodedSet = 'latin1'
  let isShifted = false
  let from = 0
  const flush = (to: number): void => {
    if (to > from) text.push(decodeRun(bytes.subarray(from, to), isShifted ? g1 : g0))
  }
  const units = bytes.toString('latin1')
  let at = nextMark(units, 0)
  while (at < bytes.length) {
    const byte = bytes[at]
    if (byte === SHIFT_OUT || byte === SHIFT_IN) {
      flush(at)
      isShifted = byte === SHIFT_OUT
      from = ++at
    } else if (byte === 0x0a && (isShifted || g0 !== 'ascii')) {
      // Every line begins in ASCII, so one lost escape costs one line only.
      flush(at)
      isShifted = false
      g0 = 'ascii'
      from = at++
    } else if (byte === ESC) {
      const sequence = escapeAt(bytes, at)
      flush(at)
      if (sequence === 'N') {
        const single = Buffer.from([(bytes[at + 2] ?? 0x3f) | 0x80])
        text.push(iconv.decode(single, g2 === 'greek' ? 'iso-8859-7' : 'iso-8859-1'))
        at += 3
      } else {
        g0 = toG0[sequence] ?? g0
        g1 = toG1[sequence] ?? g1
        g2 = toG2[sequence] ?? g2
        at += 1 + sequence.length
      }
      from = at
    } else at++
    at = nextMark(units, at)
  }
  flush(bytes.length)
  return text.join('')
}

/** True when the bytes hold an escape that only these encodings use. */
export const looksLikeIso2022 = (bytes: Buffer): boolean =>
  // Nearly no text has one at all, and a byte is found sooner than a word.
  bytes.includes(ESC) && ['\x1b$B', '\x1b$@', '\x1b$)C', '\x1b$('].some((escape) => bytes.includes(escape))

/** What can change how bytes are read: shifts, an escape, and a line end. */
const marks = /[\x0e\x0f\x1b\n]/g

/** Where the next of them is, or the end. */
function nextMark(units: string, from: number): number {
  marks.lastIndex = from
  return marks.exec(units)?.index ?? units.length
}

function escapeAt(bytes: Buffer, at: number): string {
  for (const length of [3, 2]) {
    const sequence = bytes.toString('latin1', at + 1, at + 1 + length)
    if (Object.hasOwn(toG0, sequence) || Object.hasOwn(toG1, sequence) || Object.hasOwn(toG2, sequence))
      return sequence
  }
  return bytes[at + 1] === 0x4e ? 'N' : ''
}

function decodeRun(run: Buffer, set: CodedSet): string {
  switch (set) {
    case 'jis':
      return decode(withHighBits(run), 'eucjp')
    case 'jis0212':
      return decode(withPrefix(run, 0x8f, 2), 'eucjp')
    case 'katakana':
      return decode(withPrefix(run, 0x8e, 1), 'eucjp')
    case 'ksc':
      return iconv.decode(withHighBits(run), 'cp949')
    case 'gb':
      return decode(withHighBits(run), 'gb18030')
    default:
      // Most of an HTML text is between the escapes.
      if (isAscii(run)) return run.toString('latin1')
      // Half-width kana are often written as plain 8-bit bytes between the escapes.
      return iconv.decode(run, 'shiftjis')
  }
}

const decode = (bytes: Buffer, encoding: string) =>
  nativeText(bytes, encoding) ?? iconv.decode(bytes, encoding)

/** ASCII controls and blanks stay what they are; every other byte gets its high bit. */
function withHighBits(run: Buffer): Buffer {
  const out = Buffer.allocUnsafe(run.length)
  for (let at = 0; at < run.length; at++) {
    const byte = run[at]!
    out[at] = byte > 0x20 ? byte | 0x80 : byte
  }
  return out
}

function withPrefix(run: Buffer, prefix: number, width: number): Buffer {
  const out: number[] = []
  for (let at = 0; at < run.length;) {
    const byte = run[at]!
    if (byte <= 0x20) {
      out.push(byte)
      at++
      continue
    }
    out.push(prefix)
    for (let i = 0; i < width && at < run.length; i++) out.push(run[at++]! | 0x80)
  }
  return Buffer.from(out)
}
