import { constants, type KeyObject, privateDecrypt, randomBytes } from 'node:crypto'
import type { Recipient } from './Envelope'

type Oaep = Extract<Recipient, { kind: 'oaep' }>

/** What one's RSA key opens. */
export type RsaRecipient = Oaep | Extract<Recipient, { kind: 'rsa' }>

/** 00 02 and at least eight bytes that are not zero, before 00. @source RFC 8017 7.2.1 */
const leastPaddingBytes = 8

/**
 * The key for a content. Of a wrapping that is broken in any way it is a key that nobody can foresee: the content then
 * opens to nothing with the same work and the same answer, so that nobody learns what was wrong.
 *
 * @param keyBytes how long the content's cipher wants it
 * @source RFC 3218 2.3.2
 */
export function unwrapRsaKey(recipient: RsaRecipient, key: KeyObject, keyBytes: number): Buffer {
  const other = randomBytes(keyBytes)
  const found =
    recipient.kind === 'rsa' ? unpadded(recipient.encryptedKey, key, keyBytes) : open(recipient, key)
  return found?.length === keyBytes ? found : other
}

/** The padding is taken off here: where it broke must not be told, neither by an error nor by the time taken. */
function unpadded(encrypted: Buffer, key: KeyObject, keyBytes: number): Buffer | undefined {
  const plain = quietly(() => privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, encrypted))
  const end = (plain?.length ?? 0) - keyBytes - 1
  if (plain === undefined || end < leastPaddingBytes + 2) return undefined
  let faults = plain[0]! | (plain[1]! ^ 2) | plain[end]!
  for (let at = 2; at < end; at += 1) faults |= plain[at] === 0 ? 1 : 0
  return faults === 0 ? plain.subarray(end + 1) : undefined
}

function open({ hash, label, encryptedKey }: Oaep, key: KeyObject) {
  if (hash === undefined) return undefined
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const options = { key, padding, oaepHash: hash, ...(label.length > 0 && { oaepLabel: label }) }
  return quietly(() => privateDecrypt(options, encryptedKey))
}

function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
