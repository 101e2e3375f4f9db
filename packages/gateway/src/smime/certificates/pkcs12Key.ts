import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** What the bytes are for. @source RFC 7292 B.3 */
export const keyPurposes = { key: 1, firstBlock: 2, integrity: 3 } as const

/** Sizes of what is hashed, in bytes: a block going in, a digest coming out. */
const sizes: Readonly<Record<string, { readonly block: number; readonly digest: number }>> = {
  sha1: { block: 64, digest: 20 },
  sha256: { block: 64, digest: 32 },
  sha384: { block: 128, digest: 48 },
  sha512: { block: 128, digest: 64 },
}

/** Rounds after which others have their turn. */
const roundsInTurn = 2000

/** How bytes are made of a password. */
export interface Derivation {
  readonly hash: string
  readonly salt: Buffer
  readonly rounds: number
}

/** Bytes made of a password in the way of certificate files. @source RFC 7292 B.2 */
export async function pkcs12Key(
  password: string,
  { hash: name, salt, rounds }: Derivation,
  purpose: number,
  wantedBytes: number,
): Promise<Buffer> {
  const { block, digest } = sizes[name]!
  const made: Buffer[] = []
  let input = Buffer.concat([filled(salt, block), filled(wide(password), block)])
  while (made.length * digest < wantedBytes) {
    let bytes = Buffer.concat([Buffer.alloc(block, purpose), input])
    for (let round = 0; round < rounds; round += 1) {
      bytes = hash(name, bytes, 'buffer')
      if (round % roundsInTurn === roundsInTurn - 1) await nextTurn()
    }
    made.push(bytes)
    input = Buffer.concat(blocksOf(input, block).map((each) => sum(each, filled(bytes, block))))
  }
  return Buffer.concat(made).subarray(0, wantedBytes)
}

/** UTF-16, the high byte first, and two zero bytes at the end. */
const wide = (password: string): Buffer => Buffer.from(`${password}\0`, 'utf16le').swap16()

/** Said again until whole blocks are full. */
const filled = (bytes: Buffer, block: number): Buffer =>
  bytes.length === 0 ? bytes : Buffer.alloc(Math.ceil(bytes.length / block) * block, bytes)

const blocksOf = (bytes: Buffer, block: number): readonly Buffer[] =>
  Array.from({ length: bytes.length / block }, (_, at) => bytes.subarray(at * block, (at + 1) * block))

/** The sum of two numbers and one, as long as they are; what is beyond falls away. */
function sum(a: Buffer, b: Buffer): Buffer {
  const total = Buffer.alloc(a.length)
  let carry = 1
  for (let at = a.length - 1; at >= 0; at -= 1) {
    carry += a[at]! + b[at]!
    total[at] = carry & 0xff
    carry >>= 8
  }
  return total
}
