import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What an answer is made from; each can be made wrong. */
export interface KeyMoment {
  readonly challenge: string
  readonly origin?: string
  readonly site?: string
  readonly isVerified?: boolean
  readonly isPresent?: boolean
  readonly isCrossOrigin?: boolean
  readonly type?: string
  readonly count?: number
}

const kinds = {
  p256: () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
  ed25519: () => generateKeyPairSync('ed25519'),
  rsa: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  p384: () => generateKeyPairSync('ec', { namedCurve: 'secp384r1' }),
} as const

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** A passkey without a device: answers as authenticators do, for tests. @source WebAuthn 3 6 */
export class SoftwareKey {
  readonly id = randomBytes(24)
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject
  #count = 0

  constructor(readonly kind: keyof typeof kinds = 'p256') {
    const { privateKey, publicKey } = kinds[kind]()
    this.#privateKey = privateKey
    this.#publicKey = publicKey
  }

  /** What a browser hands over when it was made. */
  made(moment: KeyMoment, name = 'My phone') {
    const idPart = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id])
    return {
      name,
      credential_id: base64url(this.id),
      transports: ['internal'],
      client_data: clientData({ type: 'webauthn.create', ...moment }),
      authenticator_data: base64url(Buffer.concat([this.#data({ count: 0, ...moment }, 0x40), idPart])),
      public_key: base64url(this.#publicKey.export({ format: 'der', type: 'spki' })),
    }
  }

  /** What a browser hands over when it was asked. */
  answer(moment: KeyMoment) {
    this.#count = moment.count ?? this.#count + 1
    const data = this.#data({ count: this.#count, ...moment })
    const client = clientData({ type: 'webauthn.get', ...moment })
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])
    const signature = sign(this.kind === 'ed25519' ? null : 'sha256', signed, this.#privateKey)
    return {
      credential_id: base64url(this.id),
      client_data: client,
      authenticator_data: base64url(data),
      signature: base64url(signature),
    }
  }

  #data({ site = 'localhost', isPresent = true, isVerified = true, count = 0 }: KeyMoment, more = 0): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8((isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | more)
    rest.writeUInt32BE(count, 1)
    return Buffer.concat([sha256(site), rest])
  }
}

const clientData = ({
  type,
  challenge,
  origin = 'http://localhost:8080',
  isCrossOrigin = false,
}: KeyMoment) => base64url(JSON.stringify({ type, challenge, origin, crossOrigin: isCrossOrigin }))
