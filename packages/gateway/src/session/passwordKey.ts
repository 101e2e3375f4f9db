import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { openKeyFile } from '../dataFolder/keyFile'

/** The key pair that wraps passwords on their way from the browser. */
export interface PasswordKey {
  readonly privateKey: KeyObject
  /** SPKI in PEM, for the sign-in page. */
  readonly publicPem: string
}

const generate = promisify(generateKeyPair)

/**
 * Opens the key pair kept at `file`, or makes it at the first start. Only its owner may read the file.
 *
 * @param bits size of a new key; a key that is there keeps its own
 * @source SE-12
 */
export async function openPasswordKey(file: string, bits: number): Promise<PasswordKey> {
  const pem = await openKeyFile(file, () => makeKey(bits))
  const privateKey = createPrivateKey(pem)
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  return { privateKey, publicPem }
}

/** Generates the private half, PKCS#8 in PEM. */
async function makeKey(bits: number): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: bits, publicExponent: 65537 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
