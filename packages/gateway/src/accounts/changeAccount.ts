import { isMailroomError, MailroomError } from '@mailroom/core'
import type { Database, Executor } from '../doors/database/Database'
import { keepNameKeys } from '../contacts/spelling/storedKeys'
import type { AccountId } from './AccountId'
import {
  addressesTurn,
  checkAddressFree,
  checkedAddress,
  checkedJobNumber,
  checkedName,
  checkJobNumberFree,
  invalid,
  type OurDomains,
} from './createAccount'
import { requireDepartment } from './departments'

/** What of an account can be changed; what is not there stays. */
export interface AccountChange {
  readonly displayName?: string
  /** Null for none. */
  readonly jobNumber?: string | null
  readonly departmentId?: number | null
  /** All further addresses of the account. */
  readonly aliases?: readonly string[]
}

/** More addresses than anybody has; each is checked by itself. */
const maxAliases = 50

/**
 * Changes what is known of an account.
 *
 * @throws `notFound`; `invalid` and `conflict` with the field at fault
 */
export async function changeAccount(
  database: Database,
  domains: OurDomains,
  id: AccountId,
  { displayName, jobNumber, departmentId, aliases }: AccountChange,
): Promise<void> {
  const name = displayName === undefined ? undefined : checkedName(displayName)
  const number = jobNumber === null ? null : checkedJobNumber(jobNumber)
  const addresses = aliases && [...new Set(aliases.map((alias) => checkedAlias(alias, domains)))]
  if (addresses && addresses.length > maxAliases) throw invalid('aliases', 'There are too many aliases.')
  await database.transaction(
    async (trx) => {
      const account = await trx
        .selectFrom('accounts')
        .select('login_name')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!account) throw new MailroomError('notFound', 'There is no such account.')
      if (typeof number === 'string') await checkJobNumberFree(trx, number, id)
      if (typeof departmentId === 'number') await requireDepartment(trx, departmentId)
      await trx
        .updateTable('accounts')
        .set({
          login_name: account.login_name,
          ...(name !== undefined && { display_name: name }),
          ...(number !== undefined && { job_number: number }),
          ...(departmentId !== undefined && { department_id: departmentId }),
        })
        .where('id', '=', id)
        .execute()
      if (name !== undefined) await keepNameKeys(trx, [name])
      if (addresses) await setAliases(trx, id, addresses)
    },
    [addressesTurn],
  )
}

function checkedAlias(alias: string, domains: OurDomains): string {
  try {
    return checkedAddress(alias, domains)
  } catch (error) {
    throw isMailroomError(error) ? invalid('aliases', error.message) : error
  }
}

/** Somebody else may have the same alias; an address of an account may not be one. */
async function setAliases(trx: Executor, id: AccountId, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    try {
      await checkAddressFree(trx, address)
    } catch (error) {
      if (!isMailroomError(error)) throw error
      throw new MailroomError('conflict', error.message, { fields: { aliases: [error.message] } })
    }
  }
  await trx.deleteFrom('aliases').where('account_id', '=', id).execute()
  if (addresses.length === 0) return
  await trx
    .insertInto('aliases')
    .values(addresses.map((address) => ({ address, account_id: id })))
    .execute()
}
