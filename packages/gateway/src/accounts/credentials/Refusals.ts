import type { AccountId } from '../AccountId'

/** Brings the news that a mail server refuses an account from where it is found to who looks after it. */
export class Refusals {
  #listener: (accountId: AccountId) => void = () => {}

  /** Called again and again as long as the server refuses; must not throw. */
  listen(listener: (accountId: AccountId) => void): void {
    this.#listener = listener
  }

  tell(accountId: AccountId): void {
    this.#listener(accountId)
  }
}
