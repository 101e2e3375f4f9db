import type { CertificateFingerprint, OwnCertificate } from '../trust/OwnCertificate'
import type { ReadOptions } from './MailroomAdapter'

/**
 * The user's own certificates. With their keys, which never leave the mail system, mail that was encrypted for them is
 * read like any other.
 *
 * @source RD-20
 */
export interface CertificatesPort {
  /** Those that open mail, the one that is valid longest first. */
  list(options?: ReadOptions): Promise<readonly OwnCertificate[]>
  /**
   * Takes the certificates of a file (PKCS#12: `.p12`, `.pfx`) that have their key with them; those that are there
   * already stay as they are. Expired ones and those of other addresses are taken too.
   *
   * `invalid` with `fields.password` for a wrong password, with `fields.file` for a file that is none, is too large, has
   * no key in it or is protected in a way that is not read.
   *
   * @returns those of the file
   */
  import(file: File, password: string): Promise<readonly OwnCertificate[]>
  /** Forgets a certificate and its key. `notFound` when it is not there. */
  delete(fingerprint: CertificateFingerprint): Promise<void>
}
