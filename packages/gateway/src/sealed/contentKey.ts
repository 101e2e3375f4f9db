import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import type { SecretBox } from '../accounts/credentials/secretBox'

/** About 80 ms and 32 MiB for a guess; the key of the box is needed besides. @source RFC 7914, B3 */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const keyBytes = 32
const saltBytes = 16
const nonceBytes = 12
const tagBytes = 16

/** A fresh key for one mail. */
export const newContentKey = (): Buffer => randomBytes(keyBytes)

/** The key as its row keeps it: useless without the box, whose key is not in the database. @source A8 */
export const keepKey = (box: SecretBox, key: Buffer, owner: string): string =>
  box.seal(key.toString('base64'), owner)

/** The key of a row; undefined when the box cannot open it. */
export function keptKey(box: SecretBox, kept: string, owner: string): Buffer | undefined {
  const text = box.open(kept, owner)
  return text === undefined ? undefined : Buffer.from(text, 'base64')
}

/** Wraps a key with a password: salt, nonce, key and tag. */
export async function wrapKey(key: Buffer, password: string): Promise<Buffer> {
  const salt = randomBytes(saltBytes)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', await derive(password, salt), nonce)
  return Buffer.concat([salt, nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
}

/** The key, or undefined for a wrong password. */
export async function unwrapKey(wrapped: Buffer, password: string): Promise<Buffer | undefined> {
  const salt = wrapped.subarray(0, saltBytes)
  const nonce = wrapped.subarray(saltBytes, saltBytes + nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', await derive(password, salt), nonce)
  decipher.setAuthTag(wrapped.subarray(-tagBytes))
  try {
    const key = decipher.update(wrapped.subarray(saltBytes + nonceBytes, -tagBytes))
    return Buffer.concat([key, decipher.final()])
  } catch {
    return undefined
  }
}

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
