/** What an authenticator says about itself and the moment. @source WebAuthn 3 6.1 */
export interface AuthenticatorData {
  /** SHA-256 of the site that it answers for. */
  readonly siteHash: Buffer
  /** Somebody was there. */
  readonly isPresent: boolean
  /** It made sure who, by a PIN, a finger or a face. */
  readonly isVerified: boolean
  /** How often it has signed; 0 where it does not count. */
  readonly signCount: number
  /** Of a passkey that was made just now. */
  readonly credentialId?: Buffer
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const
const fixedBytes = 37
/** Model (16) and length (2) stand before a new id. */
const idAt = fixedBytes + 18
/** @source WebAuthn 3 4, credential ID */
const maxIdBytes = 1023

/** Reads it; undefined for bytes that are none. */
export function readAuthenticatorData(bytes: Buffer): AuthenticatorData | undefined {
  if (bytes.length < fixedBytes) return undefined
  const flag = bytes.readUInt8(32)
  const data = {
    siteHash: bytes.subarray(0, 32),
    isPresent: (flag & flags.present) !== 0,
    isVerified: (flag & flags.verified) !== 0,
    signCount: bytes.readUInt32BE(33),
  }
  if ((flag & flags.attested) === 0) return data
  if (bytes.length < idAt) return undefined
  const idBytes = bytes.readUInt16BE(idAt - 2)
  if (idBytes === 0 || idBytes > maxIdBytes || bytes.length < idAt + idBytes) return undefined
  return { ...data, credentialId: bytes.subarray(idAt, idAt + idBytes) }
}
