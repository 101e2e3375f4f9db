import { createHash } from 'node:crypto'
import type { RecipientName } from './Envelope'

/** Names within a certificate, as the library has them. */
interface ReadName {
  readonly typesAndValues: readonly {
    readonly type: string
    readonly value: { readonly valueBlock: { readonly value: unknown } }
  }[]
}

const subjectKeyIdentifier = '2.5.29.14'

/** The names by which an envelope may call a certificate (DER). @source RFC 5652 6.2.1 */
export async function certificateNames(der: Buffer): Promise<Required<RecipientName>> {
  const { Certificate } = await import('pkijs')
  const {
    issuer,
    serialNumber,
    extensions = [],
    subjectPublicKeyInfo,
  } = Certificate.fromBER(Uint8Array.from(der).buffer)
  const extension = extensions.find(({ extnID }) => extnID === subjectKeyIdentifier)
  // The extension's value is a value in itself, whose head has two bytes.
  const written = extension && Buffer.from(extension.extnValue.valueBlock.valueHexView).subarray(2)
  const point = Buffer.from(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)
  return {
    issuerAndSerial: issuerAndSerial(issuer, serialNumber.valueBlock.valueHexView),
    keyId: (written ?? createHash('sha1').update(point).digest()).toString('hex'),
  }
}

/** Issuer and number as one text, the same however the issuer's letters are encoded. */
export const issuerAndSerial = (issuer: ReadName, serial: Uint8Array): string =>
  JSON.stringify([
    Buffer.from(serial)
      .toString('hex')
      .replace(/^(?:00)+/, ''),
    ...issuer.typesAndValues.map(({ type, value }) => [type, value.valueBlock.value]),
  ])
