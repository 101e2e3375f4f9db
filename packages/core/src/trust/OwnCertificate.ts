/** SHA-256 of a certificate, lower-case hexadecimal. */
export type CertificateFingerprint = string

/** A certificate of the user's own, whose key opens mail. */
export interface OwnCertificate {
  readonly fingerprint: CertificateFingerprint
  /** Whom it names: name, address or organisation, whatever it has first. */
  readonly subject: string
  /** Who vouches for them. */
  readonly issuer: string
  /** Mail addresses in it. */
  readonly addresses: readonly string[]
  /** ms since 1970. */
  readonly validFrom: number
  /** ms since 1970. */
  readonly validTo: number
  /** One of its addresses is the user's, or it names none. */
  readonly isOwnAddress: boolean
}

/** Largest certificate file, in bytes; they have a few thousand. */
export const maxCertificateFileBytes = 256 * 1024

/**
 * How a certificate is used.
 *
 * - `inUse` others can encrypt for it
 * - `expired`, `notYet` nobody should now; what was encrypted for it opens
 * - `otherAddress` it names somebody else's address, and opens what was sent there
 */
export type CertificateStanding = 'inUse' | 'expired' | 'notYet' | 'otherAddress'

/** @param now ms since 1970 */
export function certificateStanding(certificate: OwnCertificate, now: number): CertificateStanding {
  if (now > certificate.validTo) return 'expired'
  if (now < certificate.validFrom) return 'notYet'
  return certificate.isOwnAddress ? 'inUse' : 'otherAddress'
}
