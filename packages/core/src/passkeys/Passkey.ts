import type { Flavour } from '../mail/ids'

/** Names a passkey. */
export type PasskeyId = Flavour<string, 'PasskeyId'>

/** A key on a device of the reader's that signs them in. @source SE-08, W3C WebAuthn 3 */
export interface Passkey {
  readonly id: PasskeyId
  /** What the reader calls it. */
  readonly name: string
  /** ms since 1970. */
  readonly createdAt: number
  /** ms since 1970; undefined when it was never used. */
  readonly usedAt?: number
}

/** Most characters of the name of a passkey. */
export const maxPasskeyName = 40

/** Which step of signing in a passkey takes: instead of the password, or after it. */
export type PasskeyStep = 'first' | 'second'

/** What a browser makes a passkey from. Bytes are base64url. @source WebAuthn 3 5.4 */
export interface PasskeySetup {
  readonly challenge: string
  readonly rpId: string
  readonly rpName: string
  readonly userId: string
  readonly userName: string
  readonly displayName: string
  /** COSE numbers of the kinds of key that are taken, the best first. */
  readonly algorithms: readonly number[]
  /** Passkeys that the account has already. */
  readonly known: readonly PasskeyDescriptor[]
}

/** What a browser asks a passkey with. Bytes are base64url. @source WebAuthn 3 5.5 */
export interface PasskeyRequest {
  readonly challenge: string
  readonly rpId: string
  /** Those that will do; empty for whichever the person has. */
  readonly allowed: readonly PasskeyDescriptor[]
  /** The device has to make sure of the person, by a PIN, a finger or a face. */
  readonly mustVerify: boolean
}

/** A passkey as browsers look for it. */
export interface PasskeyDescriptor {
  /** base64url. */
  readonly credentialId: string
  /** Ways in which its device can be reached, as it named them. */
  readonly transports: readonly string[]
}

/** A passkey that a browser has made. Bytes are base64url. @source WebAuthn 3 5.2.1 */
export interface NewPasskey extends PasskeyDescriptor {
  readonly clientData: string
  readonly authenticatorData: string
  /** DER, SubjectPublicKeyInfo. */
  readonly publicKey: string
}

/** What a passkey has answered. Bytes are base64url. @source WebAuthn 3 5.2.2 */
export interface PasskeyAnswer {
  readonly credentialId: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
  /** The `userId` that the passkey was made with, where it tells. */
  readonly userId?: string
}
