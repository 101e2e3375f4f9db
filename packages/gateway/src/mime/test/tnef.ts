/** One attribute of a TNEF stream with its checksum. */
export function tnefAttribute(level: 1 | 2, id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(9)
  head.writeUInt8(level, 0)
  head.writeUInt32LE(id, 1)
  head.writeUInt32LE(data.length, 5)
  const sum = Buffer.alloc(2)
  sum.writeUInt16LE(data.reduce((total, byte) => total + byte, 0) & 0xffff)
  return Buffer.concat([head, data, sum])
}

/** A whole winmail.dat. */
export const tnef = (...attributes: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]), ...attributes])

/** A list of MAPI properties of variable length. */
export function mapiProperties(
  ...properties: readonly (readonly [type: number, id: number, data: Buffer])[]
): Buffer {
  const parts = properties.flatMap(([type, id, data]) => [
    uint16(type),
    uint16(id),
    uint32(1),
    uint32(data.length),
    padded(data),
  ])
  return Buffer.concat([uint32(properties.length), ...parts])
}

/** A file as Outlook writes it: start, long name, data. */
export const tnefFile = (name: string, data: Buffer): Buffer[] => [
  tnefAttribute(2, 0x00069002, Buffer.alloc(14)),
  tnefAttribute(2, 0x00018010, Buffer.from('SHORT~1.TXT\0')),
  tnefAttribute(2, 0x0006800f, data),
  tnefAttribute(2, 0x00069005, mapiProperties([0x1f, 0x3707, Buffer.from(`${name}\0`, 'utf16le')])),
]

/** A number as TNEF writes it. */
export const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const uint16 = (value: number): Buffer => uint32(value).subarray(0, 2)
const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
