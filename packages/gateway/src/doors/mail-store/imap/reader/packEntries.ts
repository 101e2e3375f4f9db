import type { IndexEntry } from '../texts/IndexEntry'

/** What was read of mails as it travels between threads: long texts in one piece that is handed over and not copied. */
export interface PackedEntries {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly entries: readonly (PackedEntry | undefined)[]
}

interface PackedEntry {
  /** All but its long texts. */
  readonly entry: IndexEntry
  /** Lengths of the long texts in `bytes`, one behind the other. */
  readonly plainTextBytes: number
  readonly htmlTextBytes: number | undefined
  readonly contentBytes: number
}

/** Packs the long texts as UTF-8. */
export function packEntries(entries: readonly (IndexEntry | undefined)[]): PackedEntries {
  const texts = entries.flatMap((entry) => (entry === undefined ? [] : longTextsOf(entry)))
  const bytes = Buffer.from(new ArrayBuffer(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)))
  let at = 0
  const put = (text: string | Uint8Array) => {
    if (typeof text !== 'string') bytes.set(text, at)
    const length = typeof text === 'string' ? bytes.write(text, at) : text.length
    at += length
    return length
  }
  const packed = entries.map((entry): PackedEntry | undefined => {
    if (entry === undefined) return undefined
    const { plainText, htmlText, words } = entry
    return {
      entry: { ...entry, plainText: '', htmlText: undefined, words: { ...words, content: '' } },
      plainTextBytes: put(plainText),
      htmlTextBytes: htmlText === undefined ? undefined : put(htmlText),
      contentBytes: put(words.content),
    }
  })
  return { bytes, entries: packed }
}

/** The reverse; the long texts stay in UTF-8, and share the bytes. */
export function unpackEntries({ bytes, entries }: PackedEntries): (IndexEntry | undefined)[] {
  let at = 0
  const take = (length: number) => bytes.subarray(at, (at += length))
  return entries.map((packed) => {
    if (packed === undefined) return undefined
    const { entry, plainTextBytes, htmlTextBytes, contentBytes } = packed
    return {
      ...entry,
      plainText: take(plainTextBytes),
      htmlText: htmlTextBytes === undefined ? undefined : take(htmlTextBytes),
      words: { ...entry.words, content: take(contentBytes) },
    }
  })
}

const longTextsOf = ({ plainText, htmlText, words }: IndexEntry) =>
  htmlText === undefined ? [plainText, words.content] : [plainText, htmlText, words.content]
