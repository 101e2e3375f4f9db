import { randomBytes, randomInt } from 'node:crypto'
import {
  authenticatorUri,
  backupCodeCount,
  findAuthenticatorStep,
  MailroomError,
  makeBackupCode,
  readSignInCode,
  toBase32,
} from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { countAttempts } from '../../accounts/attempts/countAttempts'
import { accountPolicy } from '../../accounts/attempts/lockPolicy'
import type { Audit } from '../../accounts/audit'
import type { Executor } from '../../doors/database/Database'
import type { BegunSession, HalfSignIns } from '../HalfSignIn'
import type { ReadPassword } from '../readWrapped'
import type { ActiveSession } from '../Sessions'
import type { PhoneCodes } from './phone/PhoneCodes'
import {
  hasFactor,
  removeFactor,
  type SecondFactor,
  secondStepSubject,
  secondStepTurn,
} from './removeSecondStep'
import { authenticatorOwner, backupCodeHash, type CodeParts, spendCode } from './spendCode'
import type { Proof, TwoFactor } from './TwoFactor'

/** Bytes of a secret: the texts fix sixteen characters of base32. */
const secretBytes = 10

/** What the second step works with. */
export interface TwoFactorParts extends CodeParts {
  readonly audit: Audit
  readonly halfSignIns: HalfSignIns
  readonly phone: PhoneCodes
  /** The organisation, as authenticator apps name it. */
  readonly title: string
  readonly addressOf: (accountId: AccountId) => Promise<string>
  readonly readPassword: (wrapped: string) => Promise<ReadPassword>
  readonly checkPassword: (name: string, password: string) => Promise<AccountId | undefined>
  /** Begins a session; with a password, what a mail server needs of it is kept. */
  readonly begin: (accountId: AccountId, password: string | undefined) => Promise<BegunSession>
  /** Ends the other sessions of somebody, at once. */
  readonly endOthers: (session: ActiveSession) => Promise<void>
}

/**
 * The second step of signing in: codes of an authenticator app, those that come by SMS, and backup codes. Every attempt counts in the database
 * before it is made, like attempts at a password.
 *
 * @source SE-08, A6, A8, B2
 */
export function createTwoFactor(parts: TwoFactorParts): TwoFactor {
  const { database, box, audit, now, halfSignIns, phone } = parts
  const attempts = countAttempts(database, now)

  const rowOf = (db: Pick<Executor, 'selectFrom'>, accountId: AccountId) =>
    db.selectFrom('authenticators').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  const isOn = (accountId: AccountId) => hasFactor(database.db, accountId)
  const hasAuthenticator = async (accountId: AccountId) =>
    (await rowOf(database.db, accountId))?.confirmed_at != null
  /** A code of any kind, the first time that it is brought. */
  const spend = async (accountId: AccountId, text: string) => {
    if (await spendCode(parts, accountId, text)) return true
    const read = readSignInCode(text)
    return read?.kind === 'authenticator' && phone.spend(accountId, read.code)
  }

  /** One attempt, counted. @throws MailroomError `refusal`, locked */
  const attempt = async (
    accountId: AccountId,
    { refusal, clientAddress }: { readonly refusal: () => MailroomError; readonly clientAddress: string },
    isRight: () => Promise<boolean>,
  ) => {
    const subject = secondStepSubject(accountId)
    await attempts.begin([[subject, accountPolicy]])
    let right: boolean
    try {
      right = await isRight()
    } catch (error) {
      await attempts.settle([], [subject])
      throw error
    }
    if (!right) {
      await audit.record({ action: 'second-step-refused', accountId, clientAddress })
      throw refusal()
    }
    await attempts.settle([subject], [])
  }
  const prove = async ({ accountId }: ActiveSession, { wrapped, clientAddress }: Proof) => {
    await attempt(accountId, { refusal: wrongProof, clientAddress }, async () => {
      const { password, isFresh } = await parts.readPassword(wrapped)
      if (!isFresh) return false
      if (await spend(accountId, password)) return true
      return (await parts.checkPassword(await parts.addressOf(accountId), password)) === accountId
    })
  }

  const takeOff = async (session: ActiveSession, factor: SecondFactor, proof: Proof) => {
    const { accountId } = session
    const isThere =
      factor === 'phone'
        ? (await phone.numberEnd(accountId)) !== undefined
        : await hasAuthenticator(accountId)
    if (!isThere) throw new MailroomError('notFound', 'There is none in use.')
    await prove(session, proof)
    await database.transaction((trx) => removeFactor(trx, accountId, factor), [secondStepTurn(accountId)])
    await audit.record({ action: 'second-step-removed', accountId, clientAddress: proof.clientAddress })
    await parts.endOthers(session)
  }
  /** Who has taken the first step. */
  const halfway = async (token: string | undefined) => {
    const half = token === undefined ? undefined : await halfSignIns.find(token)
    if (token === undefined || !half) throw over()
    return { token, ...half }
  }
  /** Takes the second step, whatever proves it. */
  const finish = async (
    given: string | undefined,
    { refusal, clientAddress }: { readonly refusal: () => MailroomError; readonly clientAddress: string },
    isRight: (accountId: AccountId) => Promise<boolean>,
  ) => {
    const { token, accountId, password } = await halfway(given)
    await attempt(accountId, { refusal, clientAddress }, () => isRight(accountId))
    if (!(await halfSignIns.end(token))) throw over()
    await attempts.settle([`account:${accountId}`], [])
    await phone.forgetSendings(accountId)
    await audit.record({ action: 'sign-in', accountId, clientAddress })
    return parts.begin(accountId, password)
  }

  return {
    isOn,
    prove,
    async state(accountId) {
      const { count } = await database.db
        .selectFrom('backup_codes')
        .select((query) => query.fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      const numberEnd = await phone.numberEnd(accountId)
      const hasPhone = phone.isThere || numberEnd !== undefined
      return {
        isOn: await hasAuthenticator(accountId),
        backupCodesLeft: count,
        ...(hasPhone && { phone: numberEnd === undefined ? {} : { numberEnd } }),
      }
    },

    async begin(accountId) {
      const secret = toBase32(randomBytes(secretBytes))
      const sealed = box.seal(secret, authenticatorOwner(accountId))
      await database.transaction(
        async (trx) => {
          if ((await rowOf(trx, accountId))?.confirmed_at != null)
            throw new MailroomError('conflict', 'An authenticator is in use.')
          await trx
            .insertInto('authenticators')
            .values({ account_id: accountId, sealed_secret: sealed, confirmed_at: null, last_step: 0 })
            .onConflict((conflict) =>
              conflict.column('account_id').doUpdateSet({ sealed_secret: sealed, last_step: 0 }),
            )
            .execute()
        },
        [secondStepTurn(accountId)],
      )
      return { secret, uri: authenticatorUri(secret, parts.title, await parts.addressOf(accountId)) }
    },

    async confirm(session, text, clientAddress) {
      const { accountId } = session
      const codes = newCodes()
      await database.transaction(
        async (trx) => {
          const row = await rowOf(trx, accountId)
          if (!row || row.confirmed_at !== null)
            throw new MailroomError('notFound', 'No authenticator was begun.')
          const secret = box.open(row.sealed_secret, authenticatorOwner(accountId))
          const code = readSignInCode(text)?.code
          const step =
            secret !== undefined &&
            code !== undefined &&
            (await findAuthenticatorStep(secret, code, { now: now(), lastStep: 0 }))
          if (!step) throw wrongCode()
          await trx
            .updateTable('authenticators')
            .set({ confirmed_at: now(), last_step: step })
            .where('account_id', '=', accountId)
            .execute()
          await keepCodes(trx, accountId, codes)
        },
        [secondStepTurn(accountId)],
      )
      await audit.record({ action: 'second-step-set', accountId, clientAddress })
      await parts.endOthers(session)
      return codes
    },

    async renewBackupCodes(session, proof) {
      if (!(await isOn(session.accountId))) throw new MailroomError('notFound', 'There is no second step.')
      await prove(session, proof)
      const { accountId } = session
      const codes = newCodes()
      await database.transaction((trx) => keepCodes(trx, accountId, codes), [secondStepTurn(accountId)])
      await audit.record({ action: 'backup-codes-renewed', accountId, clientAddress: proof.clientAddress })
      return codes
    },

    remove: (session, proof) => takeOff(session, 'authenticator', proof),
    removePhone: (session, proof) => takeOff(session, 'phone', proof),

    async beginPhone(session, number, proof) {
      await prove(session, proof)
      await phone.begin(session.accountId, number)
    },

    async confirmPhone(session, text, clientAddress) {
      const { accountId } = session
      let codes: string[] = []
      await attempt(accountId, { refusal: wrongCode, clientAddress }, () =>
        database.transaction(
          async (trx) => {
            const wasOn = await hasFactor(trx, accountId)
            if (!(await phone.confirm(trx, accountId, readSignInCode(text)?.code ?? ''))) return false
            codes = wasOn ? [] : newCodes()
            if (!wasOn) await keepCodes(trx, accountId, codes)
            return true
          },
          [secondStepTurn(accountId)],
        ),
      )
      await phone.forgetSendings(accountId)
      await audit.record({ action: 'second-step-set', accountId, clientAddress })
      await parts.endOthers(session)
      return codes
    },

    async ways(token) {
      const { accountId } = await halfway(token)
      const phoneEnd = phone.isThere ? await phone.numberEnd(accountId) : undefined
      return {
        hasAuthenticator: await hasAuthenticator(accountId),
        ...(phoneEnd !== undefined && { phoneEnd }),
      }
    },

    sendCode: async (token) => phone.send((await halfway(token)).accountId),

    signIn: (token, code, clientAddress) =>
      finish(token, { refusal: wrongCode, clientAddress }, (accountId) => spend(accountId, code)),
    signInBy: (token, clientAddress, isRight) => finish(token, { refusal: wrongKey, clientAddress }, isRight),

    async resealAll() {
      await phone.resealAll()
      const rows = await database.db.selectFrom('authenticators').selectAll().execute()
      for (const { account_id: accountId, sealed_secret: sealed } of rows) {
        const owner = authenticatorOwner(accountId)
        const secret = box.isCurrent(sealed) ? undefined : box.open(sealed, owner)
        if (secret === undefined) continue
        await database.db
          .updateTable('authenticators')
          .set({ sealed_secret: box.seal(secret, owner) })
          .where('account_id', '=', accountId)
          .execute()
      }
    },
  }
}

const newCodes = (): string[] => Array.from({ length: backupCodeCount }, () => makeBackupCode(randomInt))

async function keepCodes(trx: Executor, accountId: AccountId, codes: readonly string[]): Promise<void> {
  await trx.deleteFrom('backup_codes').where('account_id', '=', accountId).execute()
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: backupCodeHash(accountId, code) }))
  await trx.insertInto('backup_codes').values(rows).execute()
}

const over = () => new MailroomError('notFound', 'No first step.', { detail: 'firstStepOver' })

const wrong = (field: 'code' | 'proof', sentence: 'codeWrong' | 'proofWrong') =>
  new MailroomError('invalid', 'That is not right.', { fields: { [field]: [sentence] } })
const wrongCode = () => wrong('code', 'codeWrong')
const wrongProof = () => wrong('proof', 'proofWrong')
const wrongKey = () => new MailroomError('invalid', 'The passkey is not taken.', { detail: 'passkeyRefused' })
