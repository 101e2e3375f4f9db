import { type Address, addressKey, isEmailAddress, uniqueAddresses, warmer } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'
import { storableText } from '../../doors/database/storableText'
import { keepNameKeys } from '../spelling/storedKeys'

/** A mail to more people says nothing about whom its sender writes to. */
const maxRecipients = 50

/** People whom an account is known to write to; those whom it has not written to for longest make room. */
export const maxRecent = 300

const maxNameCharacters = 100

/** Takes note of whom an account has written to. @param at ms since 1970 @source CO-03 */
export async function noteRecipients(
  database: Database,
  accountId: AccountId,
  recipients: readonly Address[],
  at: number,
): Promise<void> {
  const people = uniqueAddresses(recipients).filter(({ address }) => isEmailAddress(address))
  if (people.length === 0 || people.length > maxRecipients) return
  const turn = `recent recipients ${accountId}`
  await database.transaction(
    async (trx) => {
      const mine = trx.selectFrom('recent_recipients').where('account_id', '=', accountId)
      const known = await mine
        .select(['address_key', 'name', 'warmth'])
        .where('address_key', 'in', people.map(addressKey))
        .execute()
      const rows = people.map((person) => {
        const key = addressKey(person)
        const before = known.find((row) => row.address_key === key)
        const name = Array.from(storableText(person.name).trim()).slice(0, maxNameCharacters).join('')
        return {
          account_id: accountId,
          address_key: key,
          address: storableText(person.address),
          name: name === '' ? (before?.name ?? '') : name,
          warmth: warmer(before?.warmth, at),
        }
      })
      await trx
        .insertInto('recent_recipients')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'address_key']).doUpdateSet((row) => ({
            address: row.ref('excluded.address'),
            name: row.ref('excluded.name'),
            warmth: row.ref('excluded.warmth'),
          })),
        )
        .execute()
      await keepNameKeys(
        trx,
        rows.map(({ name }) => name),
      )
      const kept = mine
        .select('address_key')
        .orderBy('warmth', 'desc')
        .orderBy('address_key')
        .limit(maxRecent)
      await trx
        .deleteFrom('recent_recipients')
        .where('account_id', '=', accountId)
        .where('address_key', 'not in', kept)
        .execute()
    },
    [turn],
  )
}
