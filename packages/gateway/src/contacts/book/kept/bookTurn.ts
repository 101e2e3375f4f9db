import type { AccountId } from '../../../accounts/AccountId'

/** Names the turn in which an account's address book is changed. */
export const bookTurn = (accountId: AccountId): string => `address book ${accountId}`
