import type { AccountId } from '../../../accounts/AccountId'
import type { Executor } from '../../../doors/database/Database'

/** Codes that come by SMS. @source SE-08, ST-07 */
export interface PhoneCodes {
  /** Messages can be sent at all. */
  readonly isThere: boolean
  /** Last digits of the number that somebody gets codes at; undefined for none. */
  numberEnd(accountId: AccountId): Promise<string | undefined>
  /** @throws MailroomError invalid at `phone`, conflict, locked, offline */
  begin(accountId: AccountId, number: string): Promise<void>
  /** Takes the number into use that a code was sent to, if it is that code. */
  confirm(transaction: Executor, accountId: AccountId, code: string): Promise<boolean>
  /** @throws MailroomError notFound, locked, offline */
  send(accountId: AccountId): Promise<void>
  /** Uses a code up: true for the right one, the first time. */
  spend(accountId: AccountId, code: string): Promise<boolean>
  /** Somebody is in: the next code need not wait for the last ones. */
  forgetSendings(accountId: AccountId): Promise<void>
  /** Seals with the key of now what was sealed with the one before it. */
  resealAll(): Promise<void>
}
