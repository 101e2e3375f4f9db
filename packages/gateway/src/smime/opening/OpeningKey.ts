import type { KeyObject } from 'node:crypto'
import type { RecipientName } from './Envelope'

/** A certificate of a reader, with the key that opens what was encrypted for it. */
export interface OpeningKey {
  /** SHA-256 of the certificate, lower-case hexadecimal. */
  readonly fingerprint: string
  readonly names: Required<RecipientName>
  /** Undefined when it cannot be unsealed. */
  readonly open: () => KeyObject | undefined
}
