import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A key and a certificate for `localhost` and 127.0.0.1 that nobody but the test trusts. */
export interface TestCertificate {
  readonly keyFile: string
  readonly certificateFile: string
  /** PEM, to be trusted by a client (`tls.ca`). */
  readonly certificate: string
  readonly key: string
}

/** Makes one in a folder. Node can read certificates and not write them, so OpenSSL does. */
export async function createCertificate(folder: string): Promise<TestCertificate> {
  const keyFile = join(folder, 'key.pem')
  const certificateFile = join(folder, 'certificate.pem')
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ...['-keyout', keyFile, '-out', certificateFile],
  ])
  const [certificate, key] = await Promise.all(
    [certificateFile, keyFile].map((file) => readFile(file, 'utf8')),
  )
  return { keyFile, certificateFile, certificate: certificate!, key: key! }
}
