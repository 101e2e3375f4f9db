import { addressKey, isEmailAddress, MailroomError } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'

/** Most senders that one person allows. */
const maxSenders = 2000

/** The senders whose pictures a person wants to see without being asked. @source RD-17 */
export const createPictureSenders = ({ db }: Database, now: () => number) => ({
  async list(accountId: AccountId): Promise<readonly string[]> {
    const rows = await db
      .selectFrom('picture_senders')
      .select('address')
      .where('account_id', '=', accountId)
      .execute()
    return rows.map(({ address }) => address).toSorted()
  },

  /** `invalid` for what is no address, and when there are too many. */
  async allow(accountId: AccountId, address: string): Promise<void> {
    const { count } = await db
      .selectFrom('picture_senders')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (!isEmailAddress(address) || count >= maxSenders) {
      throw new MailroomError('invalid', 'The pictures of this sender cannot be allowed.', {
        fields: { mailbox: ['fieldInvalid'] },
      })
    }
    await db
      .insertInto('picture_senders')
      .values({ account_id: accountId, address: addressKey(address), allowed_at: now() })
      .onConflict((conflict) => conflict.columns(['account_id', 'address']).doNothing())
      .execute()
  },

  async disallow(accountId: AccountId, address: string): Promise<void> {
    await db
      .deleteFrom('picture_senders')
      .where('account_id', '=', accountId)
      .where('address', '=', addressKey(address))
      .execute()
  },
})
