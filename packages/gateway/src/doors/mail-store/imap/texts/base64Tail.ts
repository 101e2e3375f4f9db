import { base64Size } from '../../../../mime/parse/transfer/Base64Decoder'

const CR = 0x0d
const LF = 0x0a

/**
 * How long a base64 part is when decoded, told from its end: its lines are of one length, as programs write them.
 *
 * @param tail the last bytes of the part, or all of it
 * @param sizeBytes of the whole part, encoded
 * @returns undefined when the lines in the tail are not alike: then only decoding it all tells
 */
export function sizeFromTail(tail: Buffer, sizeBytes: number): number | undefined {
  if (tail.length >= sizeBytes) return base64Size(tail)
  const firstEnd = tail.indexOf(LF)
  const secondEnd = tail.indexOf(LF, firstEnd + 1)
  if (firstEnd < 0 || secondEnd < 0) return undefined
  const lineEndBytes = tail[firstEnd - 1] === CR ? 2 : 1
  const lineBytes = secondEnd - firstEnd
  const lineLetters = lineBytes - lineEndBytes
  const before = sizeBytes - tail.length + firstEnd + 1
  // Groups of four letters that end with their line: then what stands before does not reach into the tail.
  if (before % lineBytes !== 0 || lineLetters % 4 !== 0) return undefined
  const rest = tail.subarray(firstEnd + 1)
  if (!hasLinesOf(rest, lineBytes)) return undefined
  return (before / lineBytes) * (lineLetters / 4) * 3 + base64Size(rest)
}

/** All lines but the last are of this length. */
function hasLinesOf(bytes: Buffer, lineBytes: number): boolean {
  let at = 0
  for (
    let end = bytes.indexOf(LF);
    end >= 0 && bytes.indexOf(LF, end + 1) >= 0;
    end = bytes.indexOf(LF, at)
  ) {
    if (end + 1 - at !== lineBytes) return false
    at = end + 1
  }
  return true
}

/** The usual size, where it cannot be told: lines of 76 letters. */
export const guessedSize = (sizeBytes: number): number => Math.floor((sizeBytes * 76 * 3) / (78 * 4))
