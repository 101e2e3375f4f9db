/** One short message to one mobile phone. */
export interface Sms {
  /** The same whenever the same message is handed over again: a provider that keeps it sends it once. */
  readonly id: string
  /** Digits, with a plus before those that name a country. */
  readonly number: string
  readonly text: string
}

/** The way to mobile phones. @source CO-13 */
export interface SmsProvider {
  /**
   * Hands a message over.
   *
   * @throws SmsFailure when it was not taken, or nobody knows
   */
  send(sms: Sms, signal?: AbortSignal): Promise<void>
}

/**
 * What became of a message that was not taken for certain: `later` it did not go and may go when it is handed over
 * again, `never` it is refused for good, `unknown` it may have gone.
 */
export type SmsFate = 'later' | 'never' | 'unknown'

/** A message that was not taken for certain. Why is for the log, and names neither number nor secret. */
export class SmsFailure extends Error {
  override readonly name = 'SmsFailure'
  constructor(
    readonly fate: SmsFate,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}
