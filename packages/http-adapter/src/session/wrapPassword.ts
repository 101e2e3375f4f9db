import { MailroomError } from '@mailroom/core'
import { paddingBytes, rsaEncrypt, type RsaPublicKey } from './rsaEncrypt'

/**
 * Encrypts a password with the server's clock behind it, so that what is overheard cannot be used later.
 *
 * jsencrypt reads the key. It is not asked to encrypt: it writes characters beyond U+FFFF as two surrogates, which
 * no server reads back.
 *
 * @param publicKey   PEM (SPKI)
 * @param timeSeconds the server's clock, seconds since 1970
 * @returns           base64, one line
 * @throws MailroomError `invalid` at `fields.password` when it is too long for the key; `server` for a broken key
 * @source SE-12
 */
export async function wrapPassword(
  password: string,
  publicKey: string,
  timeSeconds: number,
): Promise<string> {
  const key = await readKey(publicKey)
  const message = new TextEncoder().encode(`${password}${timeSeconds}`)
  if (message.length > key.bytes - paddingBytes) {
    throw new MailroomError('invalid', 'The password is too long to be encrypted.', {
      fields: { password: [] },
    })
  }
  return btoa(String.fromCharCode(...rsaEncrypt(message, key)))
}

async function readKey(publicKey: string): Promise<RsaPublicKey> {
  try {
    // Only people who sign in pay for it.
    const { JSEncrypt } = await import('jsencrypt')
    const cipher = new JSEncrypt()
    // Without a key jsencrypt would make one of its own, and the password would go to nobody.
    if (!publicKey.includes('BEGIN')) throw new TypeError('There is no key.')
    cipher.setPublicKey(publicKey)
    const { n, e } = cipher.getKey() as unknown as { n: { toString(radix: 16): string }; e: number }
    const modulus = n.toString(16)
    return { modulus: BigInt(`0x${modulus}`), exponent: BigInt(e), bytes: Math.ceil(modulus.length / 2) }
  } catch (error) {
    throw new MailroomError('server', 'The mail system gave a key for passwords that cannot be read.', {
      cause: error,
    })
  }
}
