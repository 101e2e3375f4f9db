import iconv from 'iconv-lite'

/** A stretch of ASCII of this length is worth being decoded by itself: beginning anew with the rest costs as much. */
const worthwhileBytes = 64

/**
 * Decodes an encoding in which ASCII stands for itself, and bytes below `0` and from `:` to `?` never end a character. The
 * stretches of ASCII, which most of an HTML text is, are taken over as they are, at a tenth of the cost.
 */
export function decodeMostlyAscii(bytes: Buffer, encoding: string): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length;) {
    const start = asciiEnd(bytes, at)
    const end = runEnd(bytes, start)
    pieces.push(
      bytes.toString('latin1', at, start),
      iconv.decode(bytes.subarray(start, end), encoding, { stripBOM: false }),
    )
    at = end
  }
  const text = pieces.join('')
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

function asciiEnd(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at]! < 0x80) at++
  return at
}

/** Where a worthwhile stretch of ASCII begins. */
function runEnd(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    while (at < bytes.length && !isBetweenCharacters(bytes[at]!)) at++
    const end = Math.min(asciiEnd(bytes, at), bytes.length)
    if (end === bytes.length || end - at >= worthwhileBytes) return at
    at = end
  }
}

const isBetweenCharacters = (byte: number) => byte < 0x30 || (byte > 0x39 && byte < 0x40)
