/** A node of BODYSTRUCTURE. @source RFC 3501 7.4.2 */
export interface BodyPart {
  /** `''` for a multipart root, `1` for a mail that is one part, `1.2` below. */
  readonly path: string
  /** Lower case, as `text/html`. */
  readonly contentType: string
  readonly parameters: Readonly<Record<string, string>>
  readonly encoding: string
  /** Undecoded bytes as they travelled; 0 for a multipart. */
  readonly sizeBytes: number
  /** Without angle brackets. */
  readonly contentId: string | undefined
  readonly disposition: string | undefined
  readonly dispositionParameters: Readonly<Record<string, string>>
  readonly children: readonly BodyPart[]
}
