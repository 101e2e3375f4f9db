import { createCipheriv, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { PageLock } from './PageMail'

/** What a guess costs whoever has the page. @source OWASP Password Storage Cheat Sheet */
const rounds = 600_000
const keyBytes = 32
const saltBytes = 16
const nonceBytes = 12

/** Encrypted bytes and what they are opened with, besides the password. Both stand in the page as they are. */
export interface LockedContent {
  /** A `PageLock` as JSON; authenticated along with the content. */
  readonly lock: string
  /** With the tag at its end. */
  readonly bytes: Buffer
}

/** Locks the content of a page with a password. */
export async function lockPage(content: Buffer, password: string): Promise<LockedContent> {
  const salt = randomBytes(saltBytes)
  const nonce = randomBytes(nonceBytes)
  const key = await promisify(pbkdf2)(password, salt, rounds, keyBytes, 'sha256')
  const lock = JSON.stringify({
    rounds,
    salt: salt.toString('base64'),
    nonce: nonce.toString('base64'),
  } satisfies PageLock)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(lock))
  return { lock, bytes: Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]) }
}
