import { holds } from './assert'

/** The signatures of a zip's list of files and of its end. @source APPNOTE 4.3.12, 4.3.16 */
const entrySign = 0x02014b50
const endSign = 0x06054b50
const endBytes = 22

/** The names in a zip, in its order, and how long each file is. */
export async function zipNames(zip: Blob): Promise<readonly (readonly [name: string, bytes: number])[]> {
  const view = new DataView(await zip.arrayBuffer())
  const end = Array.from(
    { length: view.byteLength - endBytes + 1 },
    (_, back) => view.byteLength - endBytes - back,
  ).find((at) => view.getUint32(at, true) === endSign)
  holds(end !== undefined, 'the answer is no zip')
  const names: [string, number][] = []
  let at = view.getUint32(end + 16, true)
  while (at < end && view.getUint32(at, true) === entrySign) {
    const nameBytes = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameBytes))
    names.push([name, view.getUint32(at + 24, true)])
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}
