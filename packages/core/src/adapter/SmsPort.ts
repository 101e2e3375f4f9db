import type { MissingNumbers, SmsNumber } from '../sms/SmsNumber'
import type { ReadOptions } from './MailroomAdapter'

/**
 * Mobile numbers of those whom somebody writes to. They are told of a mail by SMS (`DraftContent.notifiesBySms`) where
 * `SendingRules.notifiesBySms` says that they can be.
 *
 * @source CO-13
 */
export interface SmsPort {
  /** Whose number is needed before a mail that tells them by SMS can go. Lists of the organisation need none. */
  missing(addresses: readonly string[], options?: ReadOptions): Promise<MissingNumbers>
  /** Keeps numbers for later mails too, all of them or none. `invalid` when one is no mobile number. */
  save(numbers: readonly SmsNumber[]): Promise<void>
}
