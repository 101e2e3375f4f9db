import { MailroomError } from '@mailroom/core'
import { readPublicKey } from './readPublicKey'
import { paddingBytes, rsaEncrypt, type RsaPublicKey } from './rsaEncrypt'

/**
 * Encrypts a password with the server's clock behind it, so that what is overheard cannot be used later.
 *
 * jsencrypt is not asked to encrypt: it writes characters beyond U+FFFF as two surrogates, which no server reads back.
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
    return await readPublicKey(publicKey)
  } catch (error) {
    throw new MailroomError('server', 'The mail system gave a key for passwords that cannot be read.', {
      cause: error,
    })
  }
}
