import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '@mailroom/core'
import { isSameSecret } from '../tokens'
import { readAuthenticatorData } from './authenticatorData'
import type { PasskeyPlace } from './PasskeyPlace'

/** COSE numbers of the keys that are taken: Ed25519, P-256, RSA. @source RFC 9053, RFC 8812 */
export const passkeyAlgorithms = [-8, -7, -257] as const

/** What an answer must fit. */
export interface PasskeyTerms {
  readonly challenge: string
  readonly place: PasskeyPlace
  /** The device has to have made sure of the person. */
  readonly mustVerify: boolean
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/**
 * Whether a passkey is what was asked for. Who made the device does not matter, so nothing is attested, and the key is taken
 * as the browser tells it.
 *
 * @source WebAuthn 3 7.1
 */
export function isGoodPasskey(made: NewPasskey, terms: PasskeyTerms): boolean {
  const data = checkedData('webauthn.create', made, terms)
  return data?.credentialId?.toString('base64url') === made.credentialId && isGoodKey(readKey(made.publicKey))
}

/**
 * Whether a passkey has answered what was asked, here and now.
 *
 * @param publicKey SubjectPublicKeyInfo in base64url
 * @returns how often it has signed, as it says; undefined for an answer that is not right
 * @source WebAuthn 3 7.2
 */
export function checkPasskeyAnswer(
  answer: PasskeyAnswer,
  publicKey: string,
  terms: PasskeyTerms,
): number | undefined {
  const data = checkedData('webauthn.get', answer, terms)
  const key = readKey(publicKey)
  if (!data || !key) return undefined
  const signed = Buffer.concat([bytesOf(answer.authenticatorData), sha256(bytesOf(answer.clientData))])
  const hash = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  return isSigned(hash, signed, key, bytesOf(answer.signature)) ? data.signCount : undefined
}

/** What both kinds of answer must say: this challenge, this page, this site, somebody there. */
function checkedData(
  type: string,
  answer: { readonly clientData: string; readonly authenticatorData: string },
  { challenge, place, mustVerify }: PasskeyTerms,
) {
  const client = readJson(bytesOf(answer.clientData).toString('utf8'))
  const isOurs =
    client.type === type &&
    client.origin === place.origin &&
    client.crossOrigin !== true &&
    typeof client.challenge === 'string' &&
    isSameSecret(client.challenge, challenge)
  const data = readAuthenticatorData(bytesOf(answer.authenticatorData))
  if (!isOurs || !data) return undefined
  const isHere = data.siteHash.equals(sha256(place.site)) && data.isPresent
  return isHere && (data.isVerified || !mustVerify) ? data : undefined
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function readKey(text: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' })
  } catch {
    return undefined
  }
}

function isGoodKey(key: KeyObject | undefined): boolean {
  const { namedCurve, modulusLength = 0 } = key?.asymmetricKeyDetails ?? {}
  switch (key?.asymmetricKeyType) {
    case 'ed25519':
      return true
    case 'ec':
      return namedCurve === 'prime256v1'
    case 'rsa':
      return modulusLength >= 2048 && modulusLength <= 4096
    default:
      return false
  }
}

/** A signature of the wrong shape is a wrong one. */
function isSigned(hash: string | null, signed: Buffer, key: KeyObject, signature: Buffer): boolean {
  try {
    return verify(hash, signed, key, signature)
  } catch {
    return false
  }
}
