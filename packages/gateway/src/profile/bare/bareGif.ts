const headBytes = 13
const extension = 0x21
const graphicControl = 0xf9
const frame = 0x2c
const frameBytes = 10
const trailer = 0x3b

/**
 * The first frame of a GIF with what draws it alone: no comments, no XMP or other words of applications, no further frames, nor
 * anything after its end. Undefined for what no reader would take for one.
 *
 * @source GIF 89a 17 to 27
 */
export function bareGif(bytes: Buffer): Buffer | undefined {
  if (bytes.length < headBytes) return undefined
  const kept = [bytes.subarray(0, headBytes)]
  let at = headBytes + colorBytes(bytes[10]!)
  kept.push(bytes.subarray(headBytes, at))
  let control: Buffer | undefined
  while (bytes[at] === extension) {
    const end = blocksEnd(bytes, at + 2)
    if (end === undefined) return undefined
    // Which colour is see-through; how long it stands is of no use to what stands still.
    if (bytes[at + 1] === graphicControl && end === at + 8)
      control = Buffer.from([extension, graphicControl, 4, bytes[at + 3]! & 1, 0, 0, bytes[at + 6]!, 0])
    at = end
  }
  if (bytes[at] !== frame || at + frameBytes > bytes.length || !isWithin(bytes, at)) return undefined
  // Then its colours, the first size of a code, and its points.
  const points = at + frameBytes + colorBytes(bytes[at + 9]!) + 1
  const end = blocksEnd(bytes, points)
  if (end === undefined || end === points + 1) return undefined
  if (control) kept.push(control)
  return Buffer.concat([...kept, bytes.subarray(at, end), Buffer.from([trailer])])
}

/** Bytes of the table of colours that a byte of flags announces. */
const colorBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** Behind a row of blocks, each of which begins with its size; the last is empty. */
function blocksEnd(bytes: Buffer, from: number): number | undefined {
  let at = from
  for (let size = bytes[at]; size !== undefined; size = bytes[at]) {
    at += 1 + size
    if (size === 0) return at
  }
  return undefined
}

/** A frame that reaches beyond the picture makes some readers enlarge it. */
const isWithin = (bytes: Buffer, at: number): boolean =>
  bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5) <= bytes.readUInt16LE(6) &&
  bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7) <= bytes.readUInt16LE(8)
