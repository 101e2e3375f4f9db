type Color = readonly [red: number, green: number, blue: number]

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Most bytes of a stored block. @source RFC 1951 3.2.4 */
const maxBlockBytes = 0xffff

/**
 * A picture drawn point by point, as a PNG without compression.
 *
 * @source ISO/IEC 15948, RFC 1950, RFC 1951
 */
export function png(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Color,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (1 + width * 3))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(colorAt(x, y), y * (1 + width * 3) + 1 + x * 3)
  }
  const header = [...bigEndian(width), ...bigEndian(height), 8, 2, 0, 0, 0]
  return Uint8Array.from([
    ...signature,
    ...chunk('IHDR', header),
    ...chunk('IDAT', zlibStored(rows)),
    ...chunk('IEND', []),
  ])
}

function chunk(name: string, data: readonly number[]): number[] {
  const body = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...data]
  return [...bigEndian(data.length), ...body, ...bigEndian(crc32(body))]
}

function zlibStored(data: Uint8Array): number[] {
  const out = [0x78, 0x01]
  for (let at = 0; at < data.length; at += maxBlockBytes) {
    const block = data.subarray(at, at + maxBlockBytes)
    const isLast = at + maxBlockBytes >= data.length
    const length = block.length
    out.push(isLast ? 1 : 0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff)
    for (const byte of block) out.push(byte)
  }
  out.push(...bigEndian(adler32(data)))
  return out
}

const bigEndian = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 0xff,
  (value >>> 8) & 0xff,
  value & 0xff,
]

function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return ((b << 16) | a) >>> 0
}
