import type { AccountId } from '../../accounts/AccountId'
import { mailboxThrough } from './mailboxThrough'
import type { MailStore } from './MailStore'

/**
 * The store of each account's own world.
 *
 * @param storeOf where an account's mail lies; asked at each call, so an answer that cannot be known yet does no harm
 * @source GW-03
 */
export const createMailStoreRouter = (storeOf: (accountId: AccountId) => Promise<MailStore>): MailStore => ({
  mailbox: (accountId) => mailboxThrough(async (work) => work((await storeOf(accountId)).mailbox(accountId))),
})
