import { randomInt, randomUUID } from 'node:crypto'
import { MailroomError, mobileNumber, type Locale } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import { countAttempts } from '../../../accounts/attempts/countAttempts'
import type { LockPolicy } from '../../../accounts/attempts/lockPolicy'
import type { SecretBox } from '../../../accounts/credentials/secretBox'
import type { Database, Executor } from '../../../doors/database/Database'
import type { SmsTables } from '../../../doors/database/tables/SmsTables'
import { SmsFailure, type SmsProvider } from '../../../sms/SmsProvider'
import { smsCodeText } from '../../../sms/smsText'
import { isSameSecret } from '../../tokens'
import type { PhoneCodes } from './PhoneCodes'

/** What codes by SMS need. */
export interface PhoneCodeParts {
  readonly database: Database
  /** Its key is not in the database. */
  readonly box: SecretBox
  /** ms since 1970. */
  readonly now: () => number
  /** Absent where there is no way to mobile phones. */
  readonly provider: SmsProvider | undefined
  /** The organisation, as messages name it. */
  readonly title: string
  readonly localeOf: (accountId: AccountId) => Promise<Locale>
}

/** How long a code is good. */
const codeMinutes = 5

/** One code at a time: the next one waits a minute, and each further one twice as long. */
const sendingPolicy: LockPolicy = {
  freeAttempts: 1,
  firstLockMs: 60_000,
  longestLockMs: 60 * 60_000,
  forgetAfterMs: 24 * 3_600_000,
}

type CodeKind = SmsTables['sms_codes']['kind']

/** What sendings of codes to an account are counted under. */
export const sendingSubject = (accountId: AccountId): string => `sms-code:${accountId}`
const ownerOf = (what: 'phone' | CodeKind, accountId: AccountId) => `sms ${what} ${accountId}`
const endOf = (number: string) => number.slice(-4)

/**
 * Six digits by SMS: single-use, good for five minutes, the last one alone. Sendings are counted in the database, so that nobody is
 * flooded with messages; guesses are counted by who takes the codes.
 *
 * @source SE-08, ST-07, A8, B2
 */
export function createPhoneCodes(parts: PhoneCodeParts): PhoneCodes {
  const { database, box, now, provider } = parts
  const sendings = countAttempts(database, now)

  const numberOf = async (accountId: AccountId) => {
    const row = await database.db
      .selectFrom('phone_factors')
      .select('sealed_number')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && box.open(row.sealed_number, ownerOf('phone', accountId))
  }

  /** Sends a fresh code, which takes the place of the one before. */
  const sendCode = async (accountId: AccountId, kind: CodeKind, number: string) => {
    if (!provider) throw new MailroomError('forbidden', 'There is no way to mobile phones.')
    await sendings.begin([[sendingSubject(accountId), sendingPolicy]])
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const row = {
      sealed_code: box.seal(code, ownerOf(kind, accountId)),
      sealed_number: kind === 'number' ? box.seal(number, ownerOf('phone', accountId)) : null,
      expires_at: now() + codeMinutes * 60_000,
    }
    await database.db
      .insertInto('sms_codes')
      .values({ account_id: accountId, kind, ...row })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(row))
      .execute()
    const text = smsCodeText(code, parts.title, codeMinutes, await parts.localeOf(accountId))
    try {
      await provider.send({ id: randomUUID(), number, text })
    } catch (cause) {
      // What certainly did not go need not be waited for.
      if (cause instanceof SmsFailure && cause.fate !== 'unknown')
        await sendings.settle([], [sendingSubject(accountId)])
      throw new MailroomError('offline', 'The code could not be sent.', { detail: 'smsSilent', cause })
    }
  }

  /** Uses a code up. @returns what was kept with it */
  const take = async (executor: Executor, accountId: AccountId, kind: CodeKind, code: string) => {
    const row = await executor
      .selectFrom('sms_codes')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('expires_at', '>', now())
      .executeTakeFirst()
    const wanted = row && box.open(row.sealed_code, ownerOf(kind, accountId))
    if (!row || wanted === undefined || !isSameSecret(wanted, code)) return undefined
    return executor
      .deleteFrom('sms_codes')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('sealed_code', '=', row.sealed_code)
      .returning(['sealed_number'])
      .executeTakeFirst()
  }

  return {
    isThere: provider !== undefined,

    async numberEnd(accountId) {
      const number = await numberOf(accountId)
      return number && endOf(number)
    },

    async begin(accountId, typed) {
      const number = mobileNumber(typed)
      if (number === undefined)
        throw new MailroomError('invalid', 'That is no mobile number.', { fields: { phone: ['smsNumber'] } })
      if ((await numberOf(accountId)) !== undefined)
        throw new MailroomError('conflict', 'A number is in use.', { detail: 'phoneInUse' })
      await sendCode(accountId, 'number', number)
    },

    async confirm(transaction, accountId, code) {
      const taken = await take(transaction, accountId, 'number', code)
      if (!taken || taken.sealed_number === null) return false
      const row = { sealed_number: taken.sealed_number, confirmed_at: now() }
      await transaction
        .insertInto('phone_factors')
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute()
      return true
    },

    async send(accountId) {
      const number = await numberOf(accountId)
      if (number === undefined)
        throw new MailroomError('notFound', 'There is no number.', { detail: 'phoneMissing' })
      await sendCode(accountId, 'signIn', number)
    },

    spend: async (accountId, code) => (await take(database.db, accountId, 'signIn', code)) !== undefined,
    forgetSendings: (accountId) => sendings.settle([sendingSubject(accountId)], []),

    async resealAll() {
      const rows = await database.db.selectFrom('phone_factors').selectAll().execute()
      for (const { account_id: accountId, sealed_number: sealed } of rows) {
        const owner = ownerOf('phone', accountId)
        const number = box.isCurrent(sealed) ? undefined : box.open(sealed, owner)
        if (number === undefined) continue
        await database.db
          .updateTable('phone_factors')
          .set({ sealed_number: box.seal(number, owner) })
          .where('account_id', '=', accountId)
          .execute()
      }
    },
  }
}

/** Takes the number off an account, with every code. @returns false when there was none */
export async function removePhone(transaction: Executor, accountId: AccountId): Promise<boolean> {
  await transaction.deleteFrom('sms_codes').where('account_id', '=', accountId).execute()
  const { numDeletedRows } = await transaction
    .deleteFrom('phone_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
