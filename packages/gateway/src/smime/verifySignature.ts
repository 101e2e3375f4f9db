import type { SignatureFacts } from '@mailroom/core'
import { X509Certificate } from 'node:crypto'
import { checkCertificate, type CertificateContext } from './checkCertificate'
import { nameOf } from './nameOf'

/** Certificates of one signature that are looked at. */
const maxCertificates = 20

/** Of a signature that cannot be read. */
export const unreadable: SignatureFacts = { verdict: 'unreadable', signer: '', issuer: '' }

/** A signature, and what was signed unless that lies within it. */
export interface SignedContent {
  readonly content?: Buffer
  readonly signature: Buffer
}

/** Verifies the signature of a mail and the certificate behind it. @source RD-20, RFC 5652 5.4 */
export async function verifySignature(
  { content, signature }: SignedContent,
  context: Omit<CertificateContext, 'along'>,
): Promise<SignatureFacts> {
  const { Certificate, ContentInfo, SignedData } = await import('pkijs')
  try {
    const info = ContentInfo.fromBER(copyOf(signature))
    const signed = new SignedData({ schema: info.content })
    const along = (signed.certificates ?? [])
      .slice(0, maxCertificates)
      .flatMap((each) =>
        each instanceof Certificate ? [new X509Certificate(Buffer.from(each.toSchema().toBER()))] : [],
      )
    const { signatureVerified, signerCertificate } = await signed
      .verify({
        signer: 0,
        checkChain: false,
        extendedMode: true,
        ...(content !== undefined && { data: copyOf(content) }),
      })
      .catch(answerOfFailure)
    if (!(signerCertificate instanceof Certificate)) return unreadable
    const signer = new X509Certificate(Buffer.from(signerCertificate.toSchema().toBER()))
    const verdict = signatureVerified === true ? checkCertificate(signer, { ...context, along }) : 'altered'
    return { verdict, signer: nameOf(signer.subject), issuer: nameOf(signer.issuer) }
  } catch {
    return unreadable
  }
}

/** The library rejects with the same answer that it would have given. */
function answerOfFailure(error: unknown) {
  const { signatureVerified = false, signerCertificate = null } = Object(error) as {
    readonly signatureVerified?: boolean | null
    readonly signerCertificate?: unknown
  }
  return { signatureVerified, signerCertificate }
}

/** The library wants a buffer of its own. */
const copyOf = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer
