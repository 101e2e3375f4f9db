import { createHmac, createPrivateKey, type KeyObject, timingSafeEqual, X509Certificate } from 'node:crypto'
import { isMailroomError } from '@mailroom/core'
import type * as pkijs from 'pkijs'
import { type Asn1Node, bytesOf } from '../asn1Node'
import { certificateFault } from './CertificateFault'
import { type FilePassword, openWithPassword } from './openWithPassword'
import { keyPurposes, pkcs12Key } from './pkcs12Key'
import { RoundBudget } from './RoundBudget'

type Library = typeof pkijs

/** A certificate with its key. */
export interface KeyPair {
  readonly certificate: X509Certificate
  readonly key: KeyObject
}

/** Parts and keys of one file that are opened, and certificates of a part that are looked at. */
const maxParts = 8
const maxCertificates = 50
const x509 = '1.2.840.113549.1.9.22.1'
/** Largest RSA key that is taken, in bits: larger ones take seconds for each mail. */
const maxModulusBits = 8192
const curves = ['prime256v1', 'secp384r1', 'secp521r1']
const digests: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/**
 * Reads a certificate file (PKCS#12): the certificates that have their key with them. Authorities in it are left aside.
 *
 * @throws MailroomError invalid, saying why
 * @source RFC 7292
 */
export async function readCertificateFile(file: Buffer, password: string): Promise<readonly KeyPair[]> {
  const library = await import('pkijs')
  try {
    return await readFile(library, file, { password, budget: new RoundBudget() })
  } catch (error) {
    throw isMailroomError(error) ? error : certificateFault('certificateUnreadable')
  }
}

async function readFile(library: Library, file: Buffer, tried: FilePassword): Promise<readonly KeyPair[]> {
  const { authSafe, macData } = library.PFX.fromBER(Uint8Array.from(file).buffer)
  const content = dataOf(authSafe)
  if (macData !== undefined) await checkIntegrity(macData, content, tried)
  const { safeContents } = library.AuthenticatedSafe.fromBER(Uint8Array.from(content).buffer)
  const bags: pkijs.SafeBag[] = []
  for (const part of safeContents.slice(0, maxParts)) {
    const bytes = await openPart(library, part, tried)
    bags.push(
      ...library.SafeContents.fromBER(Uint8Array.from(bytes).buffer).safeBags.slice(0, maxCertificates),
    )
  }
  const keys = await keysIn(library, bags, tried)
  if (keys.length === 0) throw certificateFault('certificateWithoutKey')
  const pairs = certificatesIn(library, bags).flatMap((certificate) => {
    const key = keys.find((each) => certificate.checkPrivateKey(each))
    return key ? [{ certificate, key }] : []
  })
  if (pairs.length === 0) throw certificateFault('certificateWithoutKey')
  if (!pairs.every(({ key }) => isUsable(key))) throw certificateFault('certificateKind')
  return pairs
}

/** The bytes of a part that lies open. */
const dataOf = ({ content }: pkijs.ContentInfo): Buffer => bytesOf(content as Asn1Node)

/** A wrong password shows here first. */
async function checkIntegrity(
  { mac, macSalt, iterations = 1 }: pkijs.MacData,
  content: Buffer,
  { password, budget }: FilePassword,
): Promise<void> {
  const hash = digests[mac.digestAlgorithm.algorithmId]
  if (hash === undefined) throw certificateFault('certificateOldCipher')
  const expected = Buffer.from(mac.digest.getValue())
  const derivation = { hash, salt: Buffer.from(macSalt.getValue()), rounds: budget.spend(iterations, true) }
  const key = await pkcs12Key(password, derivation, keyPurposes.integrity, expected.length)
  const found = createHmac(hash, key).update(content).digest()
  if (found.length !== expected.length || !timingSafeEqual(found, expected))
    throw certificateFault('certificatePassword')
}

async function openPart(library: Library, part: pkijs.ContentInfo, tried: FilePassword): Promise<Buffer> {
  if (part.contentType === library.id_ContentType_Data) return dataOf(part)
  const { encryptedContentInfo } = new library.EncryptedData({ schema: part.content })
  const sealed = Buffer.from(encryptedContentInfo.getEncryptedContent())
  return openWithPassword(encryptedContentInfo.contentEncryptionAlgorithm, sealed, tried)
}

async function keysIn(
  library: Library,
  bags: readonly pkijs.SafeBag[],
  tried: FilePassword,
): Promise<KeyObject[]> {
  const keys: KeyObject[] = []
  for (const { bagValue } of bags) {
    if (keys.length === maxParts) break
    if (bagValue instanceof library.PKCS8ShroudedKeyBag) {
      const sealed = Buffer.from(bagValue.encryptedData.getValue())
      keys.push(keyOf(await openWithPassword(bagValue.encryptionAlgorithm, sealed, tried)))
    } else if (bagValue instanceof library.PrivateKeyInfo) {
      keys.push(keyOf(Buffer.from(bagValue.toSchema().toBER())))
    }
  }
  return keys
}

const keyOf = (der: Buffer): KeyObject => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })

const certificatesIn = (library: Library, bags: readonly pkijs.SafeBag[]): readonly X509Certificate[] =>
  bags.flatMap(({ bagValue }) => {
    if (!(bagValue instanceof library.CertBag) || bagValue.certId !== x509) return []
    return [new X509Certificate(bytesOf(bagValue.certValue as unknown as Asn1Node))]
  })

function isUsable({ asymmetricKeyType, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (asymmetricKeyType === 'ec') return curves.includes(details?.namedCurve ?? '')
  return asymmetricKeyType === 'rsa' && (details?.modulusLength ?? 0) <= maxModulusBits
}
