import type { OwnCertificate } from '@mailroom/core'
import type { X509Certificate } from 'node:crypto'
import { nameOf } from '../nameOf'

/** Addresses of one certificate that are told. */
const maxAddresses = 20

/** What is told about a certificate of one's own. @param senders addresses that its owner writes from, lower case */
export function describeCertificate(
  certificate: X509Certificate,
  senders: ReadonlySet<string>,
): OwnCertificate {
  const addresses = addressesIn(certificate)
  return {
    fingerprint: fingerprintOf(certificate),
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    addresses,
    validFrom: certificate.validFromDate.getTime(),
    validTo: certificate.validToDate.getTime(),
    isOwnAddress: addresses.length === 0 || addresses.some((address) => senders.has(address.toLowerCase())),
  }
}

/** SHA-256, lower-case hexadecimal. */
export const fingerprintOf = ({ fingerprint256 }: X509Certificate): string =>
  fingerprint256.replaceAll(':', '').toLowerCase()

/** `email:` among its further names, or the one in its subject. @source RFC 8550 3 */
function addressesIn({ subject, subjectAltName = '' }: X509Certificate): readonly string[] {
  const named = [...subjectAltName.matchAll(/(?:^|, )email:([^,\s"]{1,320})/g)].map(([, address]) => address!)
  const [, inSubject] = /^emailAddress=(\S{1,320})$/m.exec(subject) ?? []
  return [...new Set(named.length > 0 || inSubject === undefined ? named : [inSubject])].slice(
    0,
    maxAddresses,
  )
}
