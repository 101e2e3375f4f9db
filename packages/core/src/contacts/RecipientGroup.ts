import type { Address } from '../mail/Address'

/** Addresses that stand for several people: departments and lists of the organisation. */
export interface RecipientGroup extends Address {
  /** People who get what is sent to it. */
  readonly memberCount: number
}

/** Groups with more people than these are written to as one and never spelled out. */
export const maxSpelledOut = 1000
