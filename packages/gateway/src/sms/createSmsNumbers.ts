import {
  addressKey,
  isEmailAddress,
  MailroomError,
  type MissingNumbers,
  mobileNumber,
  type SmsNumber,
} from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Directory } from '../delivery/Directory'
import type { Database, Executor } from '../doors/database/Database'
import { smsRecipients } from './smsRecipients'

/** Mobile numbers that each account keeps for those it writes to. As core's `SendingPort`. @source CO-13 */
export interface SmsNumbers {
  missing(accountId: AccountId, addresses: readonly string[]): Promise<MissingNumbers>
  /** All of them or none. `invalid` when one is no mobile number, or whose it is no address. */
  save(accountId: AccountId, numbers: readonly SmsNumber[]): Promise<void>
}

/** What keeping numbers needs. */
export interface SmsNumberParts {
  readonly database: Database
  readonly directory: Directory
  /** ms since 1970. */
  readonly now: () => number
}

/** Keeps numbers in the database. */
export function createSmsNumbers({ database, directory, now }: SmsNumberParts): SmsNumbers {
  return {
    async missing(accountId, addresses) {
      return missingNumbers(database.db, accountId, await smsRecipients(directory, addresses))
    },

    async save(accountId, numbers) {
      const rows = numbers.map(({ address, number }) => ({
        account_id: accountId,
        address_key: addressKey(checkedPerson(address)),
        number: checkedNumber(number),
        saved_at: now(),
      }))
      await database.transaction(
        async (transaction) => {
          for (const row of rows)
            await transaction
              .insertInto('sms_numbers')
              .values(row)
              .onConflict((conflict) =>
                conflict
                  .columns(['account_id', 'address_key'])
                  .doUpdateSet({ number: row.number, saved_at: row.saved_at }),
              )
              .execute()
        },
        [`sms numbers ${accountId}`],
      )
    },
  }
}

/** Who of some people has no number that an SMS can go to. */
export async function missingNumbers(
  executor: Executor,
  accountId: AccountId,
  addresses: readonly string[],
): Promise<MissingNumbers> {
  const kept = await keptNumbers(executor, accountId, addresses)
  const distinct = [...new Map(addresses.map((address) => [addressKey(address), address])).values()]
  const numberOf = (address: string) => kept.get(addressKey(address))
  return {
    create: distinct.filter((address) => numberOf(address) === undefined),
    update: distinct.filter((address) => {
      const number = numberOf(address)
      return number !== undefined && mobileNumber(number) !== number
    }),
  }
}

/** The kept numbers of some addresses, under their keys. */
export async function keptNumbers(
  executor: Executor,
  accountId: AccountId,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map()
  const rows = await executor
    .selectFrom('sms_numbers')
    .select(['address_key', 'number'])
    .where('account_id', '=', accountId)
    .where('address_key', 'in', addresses.map(addressKey))
    .execute()
  return new Map(rows.map(({ address_key, number }) => [address_key, number]))
}

/** Whoever is written to has an address; nothing else is kept under one. */
function checkedPerson(address: string): string {
  if (isEmailAddress(address)) return address
  throw new MailroomError('invalid', 'This is no address.', { fields: { numbers: ['addressInvalid'] } })
}

function checkedNumber(typed: string): string {
  const number = mobileNumber(typed)
  if (number === undefined)
    throw new MailroomError('invalid', 'This is no mobile number', { fields: { numbers: ['smsNumber'] } })
  return number
}
