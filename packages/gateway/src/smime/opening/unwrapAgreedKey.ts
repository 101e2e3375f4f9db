import { createDecipheriv, createECDH, createHash, type KeyObject, randomBytes } from 'node:crypto'
import { derOf } from '../asn1Node'
import type { Recipient } from './Envelope'

/** Derivations by what they hash. @source RFC 5753 7.1.4 */
const derivations: Readonly<Record<string, string>> = {
  '1.3.133.16.840.63.0.2': 'sha1',
  '1.3.132.1.11.0': 'sha224',
  '1.3.132.1.11.1': 'sha256',
  '1.3.132.1.11.2': 'sha384',
  '1.3.132.1.11.3': 'sha512',
}
const wrappings: Readonly<Record<string, { readonly cipher: string; readonly keyBytes: number }>> = {
  '2.16.840.1.101.3.4.1.5': { cipher: 'id-aes128-wrap', keyBytes: 16 },
  '2.16.840.1.101.3.4.1.25': { cipher: 'id-aes192-wrap', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.45': { cipher: 'id-aes256-wrap', keyBytes: 32 },
}
/** @source RFC 3394 2.2.3.1 */
const wrapStart = Buffer.alloc(8, 0xa6)

type Agreement = Extract<Recipient, { kind: 'agreement' }>

/** True when both the derivation and the wrapping are known. */
export const isKnownAgreement = ({ derivation, wrapping }: Agreement): boolean =>
  Object.hasOwn(derivations, derivation) && Object.hasOwn(wrappings, wrapping)

/**
 * The key for a content that two keys on a curve agree on; one that nobody can foresee for a broken wrapping.
 *
 * @source RFC 5753 3.1
 */
export function unwrapAgreedKey(recipient: Agreement, key: KeyObject, keyBytes: number): Buffer {
  const other = randomBytes(keyBytes)
  try {
    const { cipher, keyBytes: wrapBytes } = wrappings[recipient.wrapping]!
    const decipher = createDecipheriv(
      cipher,
      derive(recipient, sharedSecret(recipient, key), wrapBytes),
      wrapStart,
    )
    const found = Buffer.concat([decipher.update(recipient.encryptedKey), decipher.final()])
    return found.length === keyBytes ? found : other
  } catch {
    return other
  }
}

/** @throws for a point that is not on the key's curve */
function sharedSecret({ point }: Agreement, key: KeyObject): Buffer {
  const { d = '' } = key.export({ format: 'jwk' })
  const own = createECDH(key.asymmetricKeyDetails!.namedCurve!)
  own.setPrivateKey(Buffer.from(d, 'base64url'))
  return own.computeSecret(point)
}

/** The one-step derivation of X9.63 over what both sides know. @source RFC 5753 7.2 */
function derive(recipient: Agreement, secret: Buffer, wantedBytes: number): Buffer {
  const { derivation, wrappingDer, userKeyingMaterial } = recipient
  const bits = Buffer.alloc(4)
  bits.writeUInt32BE(wantedBytes * 8)
  const shared = derOf(
    0x30,
    wrappingDer,
    ...(userKeyingMaterial ? [derOf(0xa0, derOf(0x04, userKeyingMaterial))] : []),
    derOf(0xa2, derOf(0x04, bits)),
  )
  const blocks: Buffer[] = []
  for (let count = 1; Buffer.concat(blocks).length < wantedBytes; count += 1) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    blocks.push(createHash(derivations[derivation]!).update(secret).update(counter).update(shared).digest())
  }
  return Buffer.concat(blocks).subarray(0, wantedBytes)
}
