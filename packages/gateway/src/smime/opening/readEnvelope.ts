import type * as pkijs from 'pkijs'
import { type Asn1Node, bytesOf, isTagged, partsOf } from '../asn1Node'
import { issuerAndSerial } from './certificateNames'
import type { Envelope, Recipient, RecipientName } from './Envelope'

type Library = typeof pkijs

/** Recipients of one envelope that are looked at. */
const maxRecipients = 1000
const authEnvelopedData = '1.2.840.113549.1.9.16.1.23'
const rsaEncryption = '1.2.840.113549.1.1.1'
const rsaOaep = '1.2.840.113549.1.1.7'
const setOf = 0x31

/** Reads the envelope of an encrypted mail; undefined for what is none. @source RFC 5652 6.1, RFC 5083 2.1 */
export async function readEnvelope(wrapped: Buffer): Promise<Envelope | undefined> {
  const library = await import('pkijs')
  try {
    const info = library.ContentInfo.fromBER(Uint8Array.from(wrapped).buffer)
    if (info.contentType === library.id_ContentType_EnvelopedData) {
      const { recipientInfos, encryptedContentInfo } = new library.EnvelopedData({ schema: info.content })
      return envelopeOf(library, recipientInfos, encryptedContentInfo)
    }
    return info.contentType === authEnvelopedData ? readProven(library, info.content as Asn1Node) : undefined
  } catch {
    return undefined
  }
}

/** The library does not know this form: its pieces are those of the other, and a proof. */
function readProven(library: Library, data: Asn1Node): Envelope {
  const [, ...fields] = partsOf(data)
  const [recipients, content, ...rest] = fields.filter((field) => !isTagged(field, 0))
  const infos = partsOf(recipients!).map((schema) => new library.RecipientInfo({ schema }))
  const envelope = envelopeOf(library, infos, new library.EncryptedContentInfo({ schema: content }))
  const attributes = rest.find((field) => isTagged(field, 1))
  const tag = rest.find((field) => field.idBlock.tagClass === 1)
  const covered = Buffer.from(attributes?.valueBeforeDecodeView ?? [])
  // They are proven with the tag of their own kind, and sent with that of their place.
  if (covered.length > 0) covered[0] = setOf
  return { ...envelope, proof: { tag: bytesOf(tag!), covered } }
}

function envelopeOf(
  library: Library,
  infos: readonly pkijs.RecipientInfo[],
  content: pkijs.EncryptedContentInfo,
): Envelope {
  const { algorithmId, algorithmParams } = content.contentEncryptionAlgorithm
  const parameters = algorithmParams as Asn1Node
  // AES-GCM has its nonce in a sequence, the others nothing but their first block.
  const [nonce = parameters] = partsOf(parameters)
  return {
    recipients: infos.slice(0, maxRecipients).flatMap((info) => recipientsOf(library, info)),
    cipher: algorithmId,
    nonce: bytesOf(nonce),
    content: Buffer.from(content.getEncryptedContent()),
  }
}

function recipientsOf(library: Library, { value }: pkijs.RecipientInfo): readonly Recipient[] {
  if (value instanceof library.KeyTransRecipientInfo) return transported(library, value)
  return value instanceof library.KeyAgreeRecipientInfo ? agreed(library, value) : []
}

function transported(library: Library, info: pkijs.KeyTransRecipientInfo): readonly Recipient[] {
  const { rid, keyEncryptionAlgorithm, encryptedKey } = info
  const name: RecipientName =
    rid instanceof library.IssuerAndSerialNumber
      ? { issuerAndSerial: issuerAndSerial(rid.issuer, rid.serialNumber.valueBlock.valueHexView) }
      : { keyId: Buffer.from(rid.valueBlock.valueHexView).toString('hex') }
  const base = { name, encryptedKey: Buffer.from(encryptedKey.getValue()) }
  const { algorithmId, algorithmParams } = keyEncryptionAlgorithm
  if (algorithmId === rsaEncryption) return [{ ...base, kind: 'rsa' }]
  if (algorithmId !== rsaOaep) return [{ ...base, kind: 'unknown' }]
  return [{ ...base, kind: 'oaep', ...oaepOf(algorithmParams as Asn1Node | undefined) }]
}

/** SHA-1 and an empty label where nothing is said. @source RFC 8017 A.2.1 */
function oaepOf(parameters: Asn1Node | undefined) {
  const fields = parameters === undefined ? [] : partsOf(parameters)
  const [hash, mask, label] = [0, 1, 2].map((number) => {
    const field = fields.find((each) => isTagged(each, number))
    return field && partsOf(field)[0]
  })
  const hashName = hashes[hash === undefined ? sha1 : firstIdentifier(hash)]
  const maskName = hashes[mask === undefined ? sha1 : firstIdentifier(partsOf(mask)[1]!)]
  const labelBytes = label && partsOf(label)[1]
  return {
    hash: hashName === maskName ? hashName : undefined,
    label: labelBytes === undefined ? Buffer.alloc(0) : bytesOf(labelBytes),
  }
}

function agreed(library: Library, info: pkijs.KeyAgreeRecipientInfo): readonly Recipient[] {
  const { originator, ukm, keyEncryptionAlgorithm, recipientEncryptedKeys } = info
  const key: unknown = originator.value
  if (!(key instanceof library.OriginatorPublicKey)) return []
  const wrapping = keyEncryptionAlgorithm.algorithmParams as Asn1Node
  return recipientEncryptedKeys.encryptedKeys.map(({ rid, encryptedKey }) => ({
    kind: 'agreement',
    name: nameOf(library, rid.value),
    encryptedKey: Buffer.from(encryptedKey.getValue()),
    point: Buffer.from(key.publicKey.valueBlock.valueHexView),
    derivation: keyEncryptionAlgorithm.algorithmId,
    wrapping: firstIdentifier(wrapping),
    wrappingDer: Buffer.from(wrapping.valueBeforeDecodeView),
    ...(ukm !== undefined && { userKeyingMaterial: Buffer.from(ukm.getValue()) }),
  }))
}

function nameOf(library: Library, value: unknown): RecipientName {
  if (value instanceof library.IssuerAndSerialNumber)
    return { issuerAndSerial: issuerAndSerial(value.issuer, value.serialNumber.valueBlock.valueHexView) }
  if (value instanceof library.RecipientKeyIdentifier)
    return { keyId: Buffer.from(value.subjectKeyIdentifier.valueBlock.valueHexView).toString('hex') }
  return {}
}

/** The object identifier that a sequence begins with. */
const firstIdentifier = (sequence: Asn1Node): string => partsOf(sequence)[0]?.valueBlock.toString() ?? ''

const sha1 = '1.3.14.3.2.26'
const hashes: Readonly<Record<string, string>> = {
  [sha1]: 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
