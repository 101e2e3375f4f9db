/** Turns the encoded bytes of a part into its content, chunk by chunk. */
export interface PartDecoder {
  /** @returns what can be decoded by now; a view that stays valid */
  push(chunk: Uint8Array): Buffer
  /** @returns the rest */
  end(): Buffer
}

/** The encodings that a stored part can have; everything that is not known is taken as it is. */
export type TransferEncoding = 'identity' | 'base64' | 'quoted-printable'
