import type { TransferEncoding } from '../transfer/PartDecoder'
import type { HeaderField } from './HeaderField'

/** One node of a mail's part tree. Offsets count from the first byte of the raw mail. */
export interface MimePart {
  /** `1` for a mail of one part, `2.1` for the first part of the second: RFC 3501 6.4.5 numbers. Empty for the whole. */
  readonly id: string
  readonly fields: readonly HeaderField[]
  /** Media type, safe; `text/plain` when the mail says none. */
  readonly contentType: string
  readonly typeParameters: ReadonlyMap<string, string>
  readonly disposition: string
  readonly dispositionParameters: ReadonlyMap<string, string>
  readonly encoding: TransferEncoding
  /** Of the body, still encoded. */
  readonly offset: number
  readonly length: number
  readonly children: readonly MimePart[]
}
