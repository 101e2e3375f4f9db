import { PreviewFault } from './PreviewFault'
import { zipEntries, type ZipEntry } from './zipEntries'

/** Most bytes that a previewed office file may have once it is unpacked, and most of them that are its text. */
const maxUnpackedBytes = 128 * 1024 * 1024
const maxTextBytes = 24 * 1024 * 1024
const maxEntries = 5000

const localSign = 0x04034b50
const stored = 0
const deflated = 8

/**
 * Unpacks an office file once to count what is in it, and keeps nothing: a bomb says little of its size, or lies.
 *
 * @throws PreviewFault `tooComplex` for a bomb, `damaged` for what is no zip, or is none that somebody could have made with an office program
 * @source F4
 */
export async function checkZip(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const entries = zipEntries(bytes)
  if (entries === undefined) throw new PreviewFault('damaged')
  if (entries.length > maxEntries) throw new PreviewFault('tooComplex')
  const packed = packedPartsOf(bytes, entries)
  let unpacked = 0
  let text = 0
  for (const [index, entry] of entries.entries()) {
    const before = unpacked
    if (entry.isEncrypted || entry.isLink || leadsOut(entry.name)) throw new PreviewFault('damaged')
    const isText = /\.(?:xml|rels)$/i.test(entry.name)
    for await (const size of unpackedSizes(packed[index]!, entry.method)) {
      unpacked += size
      if (isText) text += size
      if (unpacked > maxUnpackedBytes || text > maxTextBytes) throw new PreviewFault('tooComplex')
    }
    if (unpacked - before !== entry.sizeBytes) throw new PreviewFault('damaged')
  }
}

/** No office file has a part that lies outside of itself. @source APPNOTE 4.4.17 */
const leadsOut = (name: string): boolean => /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(name)

async function* unpackedSizes(packed: Uint8Array<ArrayBuffer>, method: number): AsyncGenerator<number> {
  if (method === stored) return yield packed.length
  if (method !== deflated) throw new PreviewFault('damaged')
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value.length
  } catch (error) {
    throw new PreviewFault('damaged', error)
  } finally {
    // Ends the unpacking of a bomb; a broken stream has nothing more to say.
    void reader.cancel().catch(() => undefined)
  }
}

/** The bytes of each entry, which belong to it alone: a bomb packs its bytes once for all of them. */
function packedPartsOf(bytes: Uint8Array<ArrayBuffer>, entries: readonly ZipEntry[]) {
  const parts = entries.map((entry) => packedBytesOf(bytes, entry))
  let end = 0
  for (const [index, { offset }] of [...entries.entries()].toSorted(([, a], [, b]) => a.offset - b.offset)) {
    if (offset < end) throw new PreviewFault('damaged')
    end = parts[index]!.byteOffset - bytes.byteOffset + parts[index]!.length
  }
  return parts
}

/** The bytes of an entry; its own header says how long its name is there. @source APPNOTE 4.3.7 */
function packedBytesOf(bytes: Uint8Array<ArrayBuffer>, { offset, packedBytes }: ZipEntry) {
  if (offset + 30 > bytes.length) throw new PreviewFault('damaged')
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, 30)
  const start = offset + 30 + view.getUint16(26, true) + view.getUint16(28, true)
  if (view.getUint32(0, true) !== localSign || start + packedBytes > bytes.length)
    throw new PreviewFault('damaged')
  return bytes.subarray(start, start + packedBytes)
}
