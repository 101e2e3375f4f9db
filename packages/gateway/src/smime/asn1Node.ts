/** What is looked at of a value that the library has read and has no type for. */
export interface Asn1Node {
  readonly idBlock: {
    readonly tagClass: number
    readonly tagNumber: number
    readonly isConstructed: boolean
  }
  readonly valueBlock: {
    readonly value?: readonly Asn1Node[]
    readonly valueHexView?: Uint8Array
    toString(): string
  }
  /** The whole value as it came, with its tag and length. */
  readonly valueBeforeDecodeView: Uint8Array
}

const contextSpecific = 3

/** True for the value that stands in place `[number]`. */
export const isTagged = ({ idBlock }: Asn1Node, number: number): boolean =>
  idBlock.tagClass === contextSpecific && idBlock.tagNumber === number

/** The values within a sequence, a set or a value that came in pieces; none within any other. */
export const partsOf = ({ idBlock, valueBlock }: Asn1Node): readonly Asn1Node[] =>
  idBlock.isConstructed ? (valueBlock.value ?? []) : []

/** The bytes of a string; of one that came in pieces, all of them. */
export const bytesOf = (node: Asn1Node): Buffer =>
  node.idBlock.isConstructed
    ? Buffer.concat(partsOf(node).map(bytesOf))
    : Buffer.from(node.valueBlock.valueHexView ?? [])

/** One value in DER. @param tag with class and form, as it is written */
export function derOf(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
