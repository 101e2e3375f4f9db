/** Most times that a mail which is destroyed after reading can be read. @source CO-08 */
export const maxBurnReads = 99

/** Days after which it is destroyed, unless its writer says otherwise. @source CO-08 */
export const defaultBurnDays = 7

/** How a mail's content is to be kept from whoever just opens it, as its writer chooses. @source CO-06 */
export type DraftSeal = BurnSeal | PasswordSeal

/** It is destroyed after some readings, and on a day at the latest. */
export interface BurnSeal {
  readonly kind: 'burn'
  /** Readings of each recipient, from 1 to `maxBurnReads`. */
  readonly readLimit: number
  /** `yyyy-MM-dd`: it is destroyed at 0:00 of that day. */
  readonly burnDay: string
}

/** It is read with a password, which its writer tells the recipients in another way. */
export interface PasswordSeal {
  readonly kind: 'password'
  readonly password: string
}

/** What a reader is told of a sealed mail before it is opened. @source RD-11, RD-12 */
export type Seal = PasswordState | BurnState

/** A mail that a password opens. */
export interface PasswordState {
  readonly kind: 'password'
  /** People outside have got it as a page, so that its password may be longer than six characters. @default false */
  readonly hasPage?: boolean
}

/** How much is left of a mail that is destroyed after reading. */
export interface BurnState {
  readonly kind: 'burn'
  /** Readings left; absent for its writer, who spends none. 0 for a mail that was destroyed. */
  readonly readsLeft?: number
  /** When it is destroyed at the latest, in ms since 1970. */
  readonly burnsAt: number
  readonly isBurned: boolean
}
