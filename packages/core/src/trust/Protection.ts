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

/**
 * How a mail is signed or encrypted, if it is.
 *
 * @source RD-20, RFC 8551, RFC 3156
 */
export type Protection =
  | {
      readonly kind: 'smimeSigned'
      readonly verdict: SignatureVerdict
      /** The signer's name or address as the certificate has it; empty when unreadable. */
      readonly signer: string
      /** Who vouches for the signer. */
      readonly issuer: string
    }
  | { readonly kind: 'smimeEncrypted' | 'pgpSigned' | 'pgpEncrypted' }
