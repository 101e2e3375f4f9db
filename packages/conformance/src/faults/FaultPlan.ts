import type { ErrorDetails, ErrorKind, FolderId } from '@mailroom/core'

/**
 * What goes wrong with one call.
 *
 * - `latency` the call takes longer; a withdrawal is heard meanwhile
 * - `lostRequest` the line breaks before the call arrives: nothing has happened
 * - `lostAnswer` the line breaks behind the call: it has happened, and the caller cannot know
 * - `badGateway` something on the way answers for the mail system (502): nothing has happened
 * - `signedOut` the session is not known any more (401): nothing has happened
 * - `failure` any other failure of the port
 * - `partialPage` a list answers with fewer rows than its counts promise
 * - `movedMeanwhile` another program moves the mails of the call just before it, so that its places are stale
 * - `lateWithdrawal` the answer was on its way when the caller withdrew: it comes all the same
 */
export type CallFault =
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'lostRequest' | 'lostAnswer' | 'badGateway' | 'signedOut' | 'lateWithdrawal' }
  | { readonly kind: 'failure'; readonly error: ErrorKind; readonly details?: ErrorDetails }
  | { readonly kind: 'partialPage'; readonly rows: number }
  | { readonly kind: 'movedMeanwhile'; readonly to: FolderId }

/**
 * What goes wrong with news of the live line.
 *
 * - `duplicatePush` it is told so many times
 * - `latePush` it is told later, and other news may overtake it
 * - `lostPush` it is never told
 */
export type PushFault =
  | { readonly kind: 'duplicatePush'; readonly count: number }
  | { readonly kind: 'latePush'; readonly ms: number }
  | { readonly kind: 'lostPush' }

/** When a fault happens. */
interface FaultTiming {
  /** Calls or news that go well before the first fault. @default 0 */
  readonly after?: number
  /** How often the fault happens; `Infinity` for ever. @default 1 */
  readonly times?: number
  /** How likely it is each time, 0 to 1; drawn from the plan's seed. @default 1 */
  readonly chance?: number
}

/** A fault of calls: `on` is a call as `messages.list`, a port as `messages`, or `*` for every call. */
export interface CallRule extends FaultTiming {
  readonly on: string
  readonly fault: CallFault
}

/** A fault of the live line: `on` is the kind of news as `live.messageArrived`, or `live` for all. */
export interface PushRule extends FaultTiming {
  readonly on: 'live' | `live.${string}`
  readonly fault: PushFault
}

/** One fault and when it happens. */
export type FaultRule = CallRule | PushRule

/** What goes wrong, and when. One plan and one order of calls give one course of events. */
export interface FaultPlan {
  /** In their order; all that apply to a call happen, one after the other. @default none */
  readonly rules?: readonly FaultRule[]
  /** Where the chances begin. @default 1 */
  readonly seed?: number
  /** Waits for `latency` and `latePush`; rejects when the signal says so. @default the clock on the wall */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>
}
