import type { AccountId } from '../../accounts/AccountId'
import type { Database, Executor } from '../../doors/database/Database'
import { removePhone } from './phone/createPhoneCodes'

/** What wrong codes of an account are counted under. */
export const secondStepSubject = (accountId: AccountId): string => `second-step:${accountId}`

/** The turn of those who change the second step of an account. */
export const secondStepTurn = (accountId: AccountId): string => `authenticator ${accountId}`

/** One of the two things that second steps are taken with. */
export type SecondFactor = 'authenticator' | 'phone'

/** Takes the second step off an account, with all that belongs to it. @returns false when there was none */
export async function removeSecondStep(database: Database, accountId: AccountId): Promise<boolean> {
  return database.transaction(
    async (trx) => {
      const hadPhone = await removeFactor(trx, accountId, 'phone')
      const hadAuthenticator = await removeFactor(trx, accountId, 'authenticator')
      return hadPhone || hadAuthenticator
    },
    [secondStepTurn(accountId)],
  )
}

/** Takes one factor off an account, and with the last of them all that belongs to the second step. @returns false when it was not in use */
export async function removeFactor(
  trx: Executor,
  accountId: AccountId,
  factor: SecondFactor,
): Promise<boolean> {
  const wasThere =
    factor === 'phone' ? await removePhone(trx, accountId) : await removeAuthenticator(trx, accountId)
  if (await hasFactor(trx, accountId)) return wasThere
  await trx.deleteFrom('backup_codes').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('half_sign_ins').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('login_attempts').where('subject', '=', secondStepSubject(accountId)).execute()
  return wasThere
}

/** Somebody is asked for a second step. */
export async function hasFactor(db: Pick<Executor, 'selectFrom'>, accountId: AccountId): Promise<boolean> {
  const authenticator = await db
    .selectFrom('authenticators')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (authenticator) return true
  const phone = await db
    .selectFrom('phone_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return phone !== undefined
}

async function removeAuthenticator(trx: Executor, accountId: AccountId): Promise<boolean> {
  const removed = await trx
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return removed?.confirmed_at != null
}
