import type { Device } from './deviceOf'

/** One place where somebody is signed in. */
export interface OpenSession {
  /** Names the session; nobody gets into it by its name. */
  readonly id: string
  readonly device: Device
  /** Network address of the sign-in; empty when it is not known. */
  readonly clientAddress: string
  /** ms since 1970. */
  readonly startedAt: number
  /** Last activity, ms since 1970, a little rounded. */
  readonly seenAt: number
  /** It is the one that asks. */
  readonly isCurrent: boolean
}
