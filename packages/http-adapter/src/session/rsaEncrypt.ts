/** The public half of an RSA key. */
export interface RsaPublicKey {
  readonly modulus: bigint
  readonly exponent: bigint
  readonly bytes: number
}

/** Bytes of a block that are not message: 00 02, eight random ones at least, 00. @source RFC 8017 7.2.1 */
export const paddingBytes = 11

/**
 * RSA encryption with PKCS#1 v1.5 padding.
 *
 * @param message at most `key.bytes - paddingBytes` bytes
 * @source RFC 8017 7.2.1
 */
export function rsaEncrypt(message: Uint8Array, key: RsaPublicKey): Uint8Array {
  const padding = randomNonZero(key.bytes - message.length - 3)
  const block = toBigInt(Uint8Array.of(0, 2, ...padding, 0, ...message))
  const cipher = power(block, key.exponent, key.modulus).toString(16)
  return fromHex(cipher.padStart(key.bytes * 2, '0'))
}

/** Zeros would end the padding early. */
function randomNonZero(length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let index = 0; index < length;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte !== 0) bytes[index++] = byte
  }
  return bytes
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let square = base, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

const toBigInt = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
