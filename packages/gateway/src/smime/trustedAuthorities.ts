import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'

/**
 * Who is believed about the certificates of signers: the public authorities and those of the organisation.
 *
 * @param file PEM certificates; empty for none
 * @throws Error when the file cannot be read
 */
export function trustedAuthorities(file: string): () => readonly X509Certificate[] {
  const own = file === '' ? [] : splitPem(readFileSync(file, 'utf8'))
  let read: readonly X509Certificate[] | undefined
  // Read with the first signed mail: there are more than a hundred.
  return () => (read ??= [...own, ...rootCertificates].map((pem) => new X509Certificate(pem)))
}

const splitPem = (text: string): readonly string[] =>
  text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
