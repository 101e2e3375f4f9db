import { createDecipheriv, pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { type Asn1Node, bytesOf, partsOf } from '../asn1Node'
import { certificateFault } from './CertificateFault'
import { keyPurposes, pkcs12Key } from './pkcs12Key'
import type { RoundBudget } from './RoundBudget'

/** The password of a file, and what trying it may cost. */
export interface FilePassword {
  readonly password: string
  readonly budget: RoundBudget
}

/** An algorithm as a file names it. */
export interface NamedAlgorithm {
  readonly algorithmId: string
  readonly algorithmParams?: unknown
}

const pbes2 = '1.2.840.113549.1.5.13'
const pbkdf2Scheme = '1.2.840.113549.1.5.12'
const tripleDesOfOldFiles = '1.2.840.113549.1.12.1.3'
const hashes: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
}
const ciphers: Readonly<Record<string, { readonly cipher: string; readonly keyBytes: number }>> = {
  '2.16.840.1.101.3.4.1.2': { cipher: 'aes-128-cbc', keyBytes: 16 },
  '2.16.840.1.101.3.4.1.22': { cipher: 'aes-192-cbc', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.42': { cipher: 'aes-256-cbc', keyBytes: 32 },
  '1.2.840.113549.3.7': { cipher: 'des-ede3-cbc', keyBytes: 24 },
}
const derive = promisify(pbkdf2)

/**
 * Opens one part of a certificate file. Triple DES is read because Windows still writes it; RC2 is not.
 *
 * @throws MailroomError invalid, saying why
 * @source RFC 8018 6.2, RFC 7292 C
 */
export async function openWithPassword(
  { algorithmId, algorithmParams }: NamedAlgorithm,
  sealed: Buffer,
  tried: FilePassword,
): Promise<Buffer> {
  const parameters = algorithmParams as Asn1Node
  const { cipher, key, nonce } =
    algorithmId === pbes2 ? await modern(parameters, tried) : await old(algorithmId, parameters, tried)
  try {
    const decipher = createDecipheriv(cipher, key, nonce)
    return Buffer.concat([decipher.update(sealed), decipher.final()])
  } catch {
    throw certificateFault('certificatePassword')
  }
}

async function modern(parameters: Asn1Node, { password, budget }: FilePassword) {
  const [derivation, scheme] = partsOf(parameters).map(partsOf)
  const [salt, rounds, ...further] = partsOf(derivation![1]!)
  const named = ciphers[identifier(scheme![0])]
  // The length of the key may stand between the rounds and the hash; the cipher says it anyway.
  const [pseudoRandom] = further.filter(({ valueBlock }) => Array.isArray(valueBlock.value))
  const hash =
    hashes[pseudoRandom === undefined ? '1.2.840.113549.2.7' : identifier(partsOf(pseudoRandom)[0])]
  if (identifier(derivation![0]) !== pbkdf2Scheme || named === undefined || hash === undefined)
    throw certificateFault('certificateOldCipher')
  const key = await derive(
    Buffer.from(password),
    bytesOf(salt!),
    budget.spend(roundsOf(rounds!)),
    named.keyBytes,
    hash,
  )
  return { cipher: named.cipher, key, nonce: bytesOf(scheme![1]!) }
}

async function old(algorithm: string, parameters: Asn1Node, { password, budget }: FilePassword) {
  if (algorithm !== tripleDesOfOldFiles) throw certificateFault('certificateOldCipher')
  const [salt, rounds] = partsOf(parameters)
  const derivation = { hash: 'sha1', salt: bytesOf(salt!), rounds: budget.spend(roundsOf(rounds!), true) }
  return {
    cipher: 'des-ede3-cbc',
    key: await pkcs12Key(password, derivation, keyPurposes.key, 24),
    nonce: await pkcs12Key(password, derivation, keyPurposes.firstBlock, 8),
  }
}

const identifier = (node: Asn1Node | undefined): string => node?.valueBlock.toString() ?? ''

/** A number that is too long to be one is more than any budget. */
function roundsOf(node: Asn1Node): number {
  const bytes = bytesOf(node)
  return bytes.length > 6 ? Number.POSITIVE_INFINITY : Number(`0x${bytes.toString('hex') || '0'}`)
}
