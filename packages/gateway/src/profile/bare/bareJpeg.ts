const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  jfif: 0xe0,
  adobe: 0xee,
  comment: 0xfe,
} as const

/** Baseline, extended and progressive: what browsers draw. @source ITU-T T.81 B.1.1.3 */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2]

/** Tables of how it is coded: Huffman, quantisation, restarts. */
const tables: readonly number[] = [0xc4, 0xdb, 0xdd]

const isApplication = (code: number) => code >= 0xe0 && code <= 0xef
const isWithinScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7)

/**
 * A JPEG with what draws it alone: no Exif with the place where it was taken, no XMP, colour profile, comment, second picture or
 * small picture within it, nor anything after its end. Which way is up goes with the Exif. Undefined for what no reader would take
 * for one.
 *
 * @source ITU-T T.81 B, JFIF 1.02
 */
export function bareJpeg(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [Buffer.from([0xff, marker.start])]
  let hasFrame = false
  let hasScan = false
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const code = bytes[at + 1]!
    if (code === 0xff) {
      at += 1
      continue
    }
    if (code === marker.end)
      return hasScan ? Buffer.concat([...kept, Buffer.from([0xff, marker.end])]) : undefined
    if (at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end < at + 4 || end > bytes.length) return undefined
    const segment = bytes.subarray(at, end)
    at = end
    if (frames.includes(code)) {
      if (hasFrame) return undefined
      hasFrame = true
      kept.push(segment)
    } else if (code === marker.scan) {
      if (!hasFrame) return undefined
      hasScan = true
      at = scanEnd(bytes, end)
      kept.push(segment, bytes.subarray(end, at))
    } else if (tables.includes(code)) kept.push(segment)
    else if (isApplication(code)) kept.push(...application(code, segment))
    else if (code !== marker.comment) return undefined
  }
  return undefined
}

/** How wide a point is, and how the colours are coded, are a part of the drawing. */
function application(code: number, segment: Buffer): readonly Buffer[] {
  const name = segment.toString('latin1', 4, 9)
  if (code === marker.jfif && name === 'JFIF\0' && segment.length >= 18)
    return [Buffer.from([0xff, code, 0, 16]), segment.subarray(4, 16), Buffer.from([0, 0])]
  if (code === marker.adobe && name === 'Adobe' && segment.length === 16) return [segment]
  return []
}

/** Where the next marker after the points of a scan stands. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const code = bytes[at + 1]
    if (code === undefined || !isWithinScan(code)) return at
  }
  return bytes.length
}
