import { createDecipheriv, type KeyObject } from 'node:crypto'
import type { Envelope, Recipient } from './Envelope'
import type { OpeningKey } from './OpeningKey'
import { isKnownAgreement, unwrapAgreedKey } from './unwrapAgreedKey'
import { unwrapRsaKey } from './unwrapRsaKey'

/** What came of opening an envelope. */
export type Opening =
  | { readonly kind: 'opened'; readonly content: Buffer; readonly fingerprint: string }
  | { readonly kind: 'noCertificate' | 'otherRecipient' | 'unsupported' | 'broken' }

const ciphers: Readonly<Record<string, { readonly cipher: string; readonly keyBytes: number }>> = {
  '2.16.840.1.101.3.4.1.2': { cipher: 'aes-128-cbc', keyBytes: 16 },
  '2.16.840.1.101.3.4.1.22': { cipher: 'aes-192-cbc', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.42': { cipher: 'aes-256-cbc', keyBytes: 32 },
  '2.16.840.1.101.3.4.1.6': { cipher: 'aes-128-gcm', keyBytes: 16 },
  '2.16.840.1.101.3.4.1.26': { cipher: 'aes-192-gcm', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.46': { cipher: 'aes-256-gcm', keyBytes: 32 },
  // Nobody should write it any more; old mail is full of it.
  '1.2.840.113549.3.7': { cipher: 'des-ede3-cbc', keyBytes: 24 },
}

/** Shortest proof of a content that is believed. @source RFC 5084 3.2 */
const leastTagBytes = 12

/** Opens an envelope with the reader's keys. Why it does not open is told no closer than by these words. */
export function openEnvelope(envelope: Envelope, keys: readonly OpeningKey[]): Opening {
  if (keys.length === 0) return { kind: 'noCertificate' }
  const meant = envelope.recipients.flatMap((recipient) =>
    keys.filter(({ names }) => isMeant(recipient, names)).map((key) => ({ recipient, key })),
  )
  if (meant.length === 0) return { kind: 'otherRecipient' }
  const cipher = ciphers[envelope.cipher]
  const known = meant.filter(({ recipient }) => isKnown(recipient))
  if (cipher === undefined || known.length === 0) return { kind: 'unsupported' }
  for (const { recipient, key } of known) {
    const privateKey = key.open()
    if (privateKey === undefined) continue
    const contentKey = unwrapKey(recipient, privateKey, cipher.keyBytes)
    const content = contentKey && decrypt(envelope, cipher.cipher, contentKey)
    if (content) return { kind: 'opened', content, fingerprint: key.fingerprint }
  }
  return { kind: 'broken' }
}

const isMeant = ({ name }: Recipient, names: OpeningKey['names']): boolean =>
  name.issuerAndSerial === names.issuerAndSerial || name.keyId === names.keyId

function isKnown(recipient: Recipient): boolean {
  if (recipient.kind === 'oaep') return recipient.hash !== undefined
  return recipient.kind === 'agreement' ? isKnownAgreement(recipient) : recipient.kind === 'rsa'
}

/** Undefined for a key of another kind than the recipient's. */
function unwrapKey(recipient: Recipient, key: KeyObject, keyBytes: number): Buffer | undefined {
  if (recipient.kind === 'agreement')
    return key.asymmetricKeyType === 'ec' ? unwrapAgreedKey(recipient, key, keyBytes) : undefined
  if (recipient.kind === 'unknown' || key.asymmetricKeyType !== 'rsa') return undefined
  return unwrapRsaKey(recipient, key, keyBytes)
}

function decrypt({ nonce, content, proof }: Envelope, cipher: string, key: Buffer): Buffer | undefined {
  const isProven = cipher.endsWith('-gcm')
  if (isProven !== (proof !== undefined)) return undefined
  try {
    if (proof === undefined) {
      const decipher = createDecipheriv(cipher, key, nonce)
      return Buffer.concat([decipher.update(content), decipher.final()])
    }
    const { tag, covered } = proof
    if (tag.length < leastTagBytes) return undefined
    const decipher = createDecipheriv(cipher as 'aes-256-gcm', key, nonce, { authTagLength: tag.length })
    decipher.setAuthTag(tag).setAAD(covered)
    return Buffer.concat([decipher.update(content), decipher.final()])
  } catch {
    return undefined
  }
}
