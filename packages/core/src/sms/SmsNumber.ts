/** A mobile number that somebody keeps for an address that they write to. @source CO-13 */
export interface SmsNumber {
  readonly address: string
  /** As it was typed: see `mobileNumber`. */
  readonly number: string
}

/** Who of some recipients has no number that an SMS can go to. @source CO-13, 2nd text 7 */
export interface MissingNumbers {
  /** Those that no number is kept for. */
  readonly create: readonly string[]
  /** Those whose number has to be mended. */
  readonly update: readonly string[]
}
