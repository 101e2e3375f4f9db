import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

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
  const pem = (await readExisting(file)) ?? (await makeKey(file, bits))
  const privateKey = createPrivateKey(pem)
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  return { privateKey, publicPem }
}

async function readExisting(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written beside its place and renamed, so that a crash leaves either no key or a whole one. */
async function makeKey(file: string, bits: number): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: bits, publicExponent: 65537 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = await open(`${file}.new`, 'w', 0o600)
  try {
    await draft.writeFile(pem)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${file}.new`, file)
  return pem
}
