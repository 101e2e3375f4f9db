/**
 * What a signature says about a mail.
 *
 * - `valid` the text is as it was signed, by somebody whom an authority knows by the sender's address
 * - `altered` the text is not what was signed
 * - `otherSender` a valid signature, but of somebody else than the sender
 * - `unknownIssuer` nobody who is trusted vouches for the signer
 * - `expired` the certificate was not valid when the mail came
 * - `unreadable` the signature cannot be read
 */
export type SignatureVerdict =
  | 'valid'
  | 'altered'
  | 'otherSender'
  | 'unknownIssuer'
  | 'expired'
  | 'unreadable'

/** A signature and who stands behind it. */
export interface SignatureFacts {
  readonly verdict: SignatureVerdict
  /** The signer's name or address as the certificate has it; empty when unreadable. */
  readonly signer: string
  /** Who vouches for the signer. */
  readonly issuer: string
}

/**
 * What came of opening an encrypted mail.
 *
 * - `opened` it is read like any other mail
 * - `noCertificate` the reader has none
 * - `otherRecipient` it is encrypted for none of the reader's
 * - `unsupported` it is encrypted in a way that is not read
 * - `broken` it cannot be opened, whatever the reason
 */
export type EnvelopeVerdict = 'opened' | 'noCertificate' | 'otherRecipient' | 'unsupported' | 'broken'

/**
 * How a mail is signed or encrypted, if it is.
 *
 * @source RD-20, RFC 8551, RFC 3156
 */
export type Protection =
  | (SignatureFacts & { readonly kind: 'smimeSigned' })
  | {
      readonly kind: 'smimeEncrypted'
      readonly verdict: EnvelopeVerdict
      /** Of what was inside; absent when it was not signed, or could not be opened. */
      readonly signature?: SignatureFacts
    }
  | { readonly kind: 'pgpSigned' | 'pgpEncrypted' }
