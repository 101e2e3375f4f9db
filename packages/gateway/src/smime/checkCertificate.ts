import type { SignatureVerdict } from '@mailroom/core'
import type { X509Certificate } from 'node:crypto'

/** Longest way from a signer to an authority. */
const maxSteps = 8
/** Purposes that a signer's certificate may be limited to. @source RFC 5280 4.2.1.12 */
const mailPurposes = ['1.3.6.1.5.5.7.3.4', '2.5.29.37.0']

/** Who may vouch, and for what. */
export interface CertificateContext {
  /** Certificates that came along with the signature. */
  readonly along: readonly X509Certificate[]
  readonly authorities: readonly X509Certificate[]
  /** ms since 1970: when the mail came. */
  readonly at: number
  /** The sender's address as the reader sees it. */
  readonly sender: string
}

/** Whether a signer is the sender, by the word of an authority that is trusted. @source RFC 8551 4, RFC 8550 */
export function checkCertificate(signer: X509Certificate, context: CertificateContext): SignatureVerdict {
  const { along, authorities, at, sender } = context
  const purposes = signer.keyUsage as readonly string[] | undefined
  if (purposes !== undefined && !purposes.some((purpose) => mailPurposes.includes(purpose)))
    return 'unknownIssuer'
  let current = signer
  for (let step = 0; step < maxSteps; step += 1) {
    if (at < current.validFromDate.getTime() || at > current.validToDate.getTime()) return 'expired'
    const known = current
    const authority = authorities.find((each) => isIssuedBy(known, each))
    if (authority !== undefined) {
      const isSender = [sender, sender.toLowerCase()].some(
        (address) => signer.checkEmail(address) !== undefined,
      )
      return isSender ? 'valid' : 'otherSender'
    }
    const between = along.find(
      (each) => each.ca && each.raw.compare(known.raw) !== 0 && isIssuedBy(known, each),
    )
    if (between === undefined) return 'unknownIssuer'
    current = between
  }
  return 'unknownIssuer'
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
