/** Longest text that is shown, in characters; the rest is for the download. */
const maxShownLength = 1_000_000

/** A file read as text. */
export interface ReadText {
  readonly text: string
  /** Only its beginning. */
  readonly isCut: boolean
}

/**
 * Reads bytes as text: by their mark, as UTF-8 where they are that without fault, and else in the encoding of older
 * Chinese files, which takes nearly anything.
 *
 * @source RD-07, Encoding Standard 10.2
 */
export function readText(bytes: Uint8Array): ReadText {
  const text = decode(bytes)
  return { text: text.slice(0, maxShownLength), isCut: text.length > maxShownLength }
}

/** All of it. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
