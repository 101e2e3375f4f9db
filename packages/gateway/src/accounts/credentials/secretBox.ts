import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Seals short secrets for the database, with a key that is not in it. */
export interface SecretBox {
  /** @param owner what the secret belongs to; it opens for the same owner only, wherever it was copied to */
  seal(secret: string, owner: string): string
  /** The secret, or undefined when it was sealed with an unknown key, for another owner, or is damaged. */
  open(sealed: string, owner: string): string | undefined
  /** True when it was sealed with the key of today. */
  isCurrent(sealed: string): boolean
}

const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM with a fresh nonce each time: `v1.<key>.<nonce, text and tag in base64url>`. Version, key and owner are
 * authenticated along with it.
 *
 * @param keys 32 bytes each: the one that seals first, then those that only open what was sealed before
 * @source A8, NIST SP 800-38D
 */
export function createSecretBox(keys: readonly [Buffer, ...Buffer[]]): SecretBox {
  const byName = new Map(keys.map((key) => [nameOf(key), key]))
  const [current] = keys
  const currentPrefix = `${version}.${nameOf(current)}.`
  const context = (prefix: string, owner: string) => Buffer.from(`${prefix}${owner}`)

  return {
    seal(secret, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(context(currentPrefix, owner))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return currentPrefix + Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url')
    },

    open(sealed, owner) {
      const [, prefix, name = '', content = ''] = /^(v1\.([^.]*)\.)([^.]*)$/.exec(sealed) ?? []
      const key = byName.get(name)
      const bytes = Buffer.from(content, 'base64url')
      if (prefix === undefined || key === undefined || bytes.length < nonceBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(context(prefix, owner))
        .setAuthTag(bytes.subarray(-tagBytes))
      try {
        const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },

    isCurrent: (sealed) => sealed.startsWith(currentPrefix),
  }
}

/** Tells keys apart without telling anything about them. */
const nameOf = (key: Buffer): string =>
  createHash('sha256').update('mailroom secret key').update(key).digest('base64url').slice(0, 8)
