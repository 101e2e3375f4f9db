/** Encodings that Node reads as iconv-lite does, by our names of them, in half the time. */
const nativeNames: ReadonlyMap<string, string> = new Map([
  ['gb18030', 'gb18030'],
  ['eucjp', 'euc-jp'],
])

/** Node takes some bytes that mean nothing in EUC-JP for controls, and keeps a mark at the beginning. */
const doubtful = /^\ufeff|[\u0080-\u009f\ufffd]/

const decoders = new Map<string, TextDecoder>()

/**
 * Text decoded by Node's own decoder.
 *
 * @param encoding of `encodingName`
 * @returns undefined when it has none for the encoding, or when there is anything in the bytes that cannot be read: what
 *          becomes of that is told by iconv-lite
 * @source  RD-18
 */
export function nativeText(bytes: Uint8Array, encoding: string): string | undefined {
  const name = nativeNames.get(encoding)
  if (name === undefined) return undefined
  try {
    const decoder = decoders.get(name) ?? new TextDecoder(name, { fatal: true })
    decoders.set(name, decoder)
    const text = decoder.decode(bytes)
    return doubtful.test(text) ? undefined : text
  } catch {
    // One that has thrown may hold what was left over, and a Node without these encodings knows no such decoder.
    decoders.delete(name)
    return undefined
  }
}
