/** How an envelope names a certificate. */
export interface RecipientName {
  /** Its issuer and number in one text. @see certificateNames */
  readonly issuerAndSerial?: string
  /** Its subject key identifier, hexadecimal. */
  readonly keyId?: string
}

/** A key for the content, encrypted for one certificate. */
export type Recipient = { readonly name: RecipientName; readonly encryptedKey: Buffer } & (
  | { readonly kind: 'rsa' }
  | { readonly kind: 'unknown' }
  /** @param hash of OAEP and of its mask; undefined where they differ, or are not known */
  | { readonly kind: 'oaep'; readonly hash: string | undefined; readonly label: Buffer }
  | {
      readonly kind: 'agreement'
      /** The sender's one-time point on the curve. */
      readonly point: Buffer
      readonly derivation: string
      readonly wrapping: string
      /** The wrapping as it is written in the envelope, which goes into the derivation. */
      readonly wrappingDer: Buffer
      readonly userKeyingMaterial?: Buffer
    }
)

/** An encrypted content and those who can open it. @source RFC 5652 6, RFC 5083 */
export interface Envelope {
  readonly recipients: readonly Recipient[]
  /** Object identifier of the cipher. */
  readonly cipher: string
  /** Its first block or nonce. */
  readonly nonce: Buffer
  readonly content: Buffer
  /** Of a cipher that proves its content: the proof, and what else it covers. */
  readonly proof?: { readonly tag: Buffer; readonly covered: Buffer }
}
