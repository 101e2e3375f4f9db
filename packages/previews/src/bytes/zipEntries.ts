/** One file of a zip, as the list at its end describes it: nothing of it is checked. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  /** Where its own header begins. */
  readonly offset: number
  readonly packedBytes: number
  /** What it says that it has once it is unpacked. */
  readonly sizeBytes: number
  readonly isEncrypted: boolean
  /** It is a link of Unix, and leads to wherever its content says. */
  readonly isLink: boolean
}

const encryptedFlag = 1
/** System that the upper half of an entry's attributes is of, and its kinds of file there. @source APPNOTE 4.4.2 */
const unix = 3
const kindMask = 0xf000
const linkKind = 0xa000
const entrySign = 0x02014b50
const endSign = 0x06054b50
const endBytes = 22
const maxCommentBytes = 0xffff

/** The files of a zip; undefined for what is none. Zip64 is none: no preview is that large. @source APPNOTE 4.3 */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const entries: ZipEntry[] = []
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySign) return undefined
    const nameBytes = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      sizeBytes: view.getUint32(at + 24, true),
      isEncrypted: (view.getUint16(at + 8, true) & encryptedFlag) !== 0,
      isLink: view.getUint8(at + 5) === unix && (view.getUint16(at + 40, true) & kindMask) === linkKind,
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endBytes - maxCommentBytes)
  for (let at = view.byteLength - endBytes; at >= first; at -= 1)
    if (view.getUint32(at, true) === endSign && endsWithComment(view, at)) return at
  return undefined
}

/** The comment reaches to the last byte, or what looks like the end is none. */
const endsWithComment = (view: DataView, at: number): boolean =>
  at + endBytes + view.getUint16(at + 20, true) === view.byteLength
