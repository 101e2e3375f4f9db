import type { Address } from '../mail/Address'

/** Somebody whom the user may mean. */
export interface Suggestion extends Address {
  /** Department or list, to tell namesakes apart; may be empty. */
  readonly department: string
}
