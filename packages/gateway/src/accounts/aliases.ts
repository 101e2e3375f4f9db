import type { Database } from '../doors/database/Database'
import type { AccountId } from './AccountId'
import { addressesTurn, checkAddressFree, checkedAddress, type OurDomains } from './createAccount'

/** Lets an address stand for one more account. Adding it again changes nothing. `invalid`, `conflict` */
export async function addAlias(
  database: Database,
  domains: OurDomains,
  address: string,
  accountId: AccountId,
): Promise<void> {
  const key = checkedAddress(address, domains)
  await database.transaction(
    async (trx) => {
      await checkAddressFree(trx, key)
      await trx
        .insertInto('aliases')
        .values({ address: key, account_id: accountId })
        .onConflict((conflict) => conflict.columns(['address', 'account_id']).doNothing())
        .execute()
    },
    [addressesTurn],
  )
}

/** Takes an account out of an alias. Nothing happens when it is not in it. */
export async function removeAlias({ db }: Database, address: string, accountId: AccountId): Promise<void> {
  await db
    .deleteFrom('aliases')
    .where('address', '=', address.trim().toLowerCase())
    .where('account_id', '=', accountId)
    .execute()
}
