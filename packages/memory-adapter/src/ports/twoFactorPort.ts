import {
  authenticatorUri,
  backupCodeCount,
  findAuthenticatorStep,
  MailroomError,
  makeBackupCode,
  mobileNumber,
  readSignInCode,
  toBase32,
  type TwoFactorPort,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'
import { sessionOf } from './sessionPort'
import { noteSignIn } from '../system/noteSignIn'
import { hasSecondStep, spendCode } from '../system/spendCode'

/** Wrong codes after which everybody has to wait for a while. */
const maxFailures = 5
const waitMs = 30_000

/** The second step of whoever is signed in, or has taken the first. */
export function createTwoFactorPort(seat: Seat, calls: Calls): Required<TwoFactorPort> {
  const now = () => seat.system.now()

  const spend = (account: Account, text: string) => spendCode(account, text, now())
  const guarded = async (account: Account, field: 'code' | 'proof', isRight: () => Promise<boolean>) => {
    const { codes } = account
    const wait = codes.waitUntil - now()
    if (wait > 0)
      throw new MailroomError('locked', 'Too many wrong codes.', {
        retryAfterSeconds: Math.ceil(wait / 1000),
      })
    if (await isRight()) {
      codes.failures = 0
      return
    }
    codes.failures += 1
    noteSignIn(account, { at: now(), outcome: 'wrongCode' })
    if (codes.failures >= maxFailures) codes.waitUntil = now() + waitMs
    throw wrong(field)
  }
  const prove = (proof: string) => {
    const { user, system } = seat
    return guarded(user, 'proof', async () => proof === system.company.password || (await spend(user, proof)))
  }
  const requireUse = (isInUse: boolean) => {
    if (!isInUse) throw new MailroomError('notFound', 'There is none in use.')
  }
  const halfway = () => {
    if (!seat.halfway) throw new MailroomError('notFound', 'The first step was not taken here.')
    return seat.halfway
  }
  const sendCode = (account: Account, number: string, isNew: boolean) => {
    const code = String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000).padStart(6, '0')
    account.smsCode = { code, ...(isNew && { number }) }
    seat.system.sms.push({ number, text: `${code} is your code.` })
  }

  return {
    state: (options) =>
      calls.make(
        'twoFactor.state',
        () => {
          const { authenticator, codes, phone } = seat.user
          return {
            isOn: authenticator !== undefined,
            backupCodesLeft: codes.backupCodes.size,
            phone: phone === undefined ? {} : { numberEnd: phone.slice(-4) },
          }
        },
        options,
      ),
    begin: () =>
      calls.make('twoFactor.begin', () => {
        const { user, system } = seat
        if (user.authenticator) throw new MailroomError('conflict', 'An authenticator is in use.')
        const secret = toBase32(crypto.getRandomValues(new Uint8Array(10)))
        user.authenticatorSecret = secret
        return { secret, uri: authenticatorUri(secret, system.company.title, user.address.address) }
      }),
    confirm: (text) =>
      calls.make('twoFactor.confirm', async () => {
        const { user } = seat
        const secret = user.authenticatorSecret
        if (secret === undefined) throw new MailroomError('notFound', 'No authenticator was begun.')
        const code = readSignInCode(text)
        const step = code && (await findAuthenticatorStep(secret, code.code, { now: now(), lastStep: 0 }))
        if (step === undefined) throw wrong('code')
        user.authenticator = { secret, lastStep: step }
        user.authenticatorSecret = undefined
        return giveCodes(user)
      }),
    renewBackupCodes: (proof) =>
      calls.make('twoFactor.renewBackupCodes', async () => {
        requireUse(hasSecondStep(seat.user))
        await prove(proof)
        return giveCodes(seat.user)
      }),
    remove: (proof) =>
      calls.make('twoFactor.remove', async () => {
        requireUse(seat.user.authenticator !== undefined)
        await prove(proof)
        seat.user.authenticator = undefined
        tidyCodes(seat.user)
      }),
    beginPhone: (typed, proof) =>
      calls.make('twoFactor.beginPhone', async () => {
        await prove(proof)
        const number = mobileNumber(typed)
        const message = 'This is no mobile number.'
        if (number === undefined)
          throw new MailroomError('invalid', message, { fields: { phone: [message] } })
        if (seat.user.phone !== undefined) throw new MailroomError('conflict', 'A number is in use.')
        sendCode(seat.user, number, true)
      }),
    confirmPhone: (text) =>
      calls.make('twoFactor.confirmPhone', async () => {
        const { user } = seat
        const { code, number } = user.smsCode ?? {}
        await guarded(user, 'code', async () => number !== undefined && readSignInCode(text)?.code === code)
        const wasOn = hasSecondStep(user)
        user.phone = number
        user.smsCode = undefined
        return wasOn ? [] : giveCodes(user)
      }),
    removePhone: (proof) =>
      calls.make('twoFactor.removePhone', async () => {
        requireUse(seat.user.phone !== undefined)
        await prove(proof)
        seat.user.phone = undefined
        seat.user.smsCode = undefined
        tidyCodes(seat.user)
      }),
    ways: (options) =>
      calls.make(
        'twoFactor.ways',
        () => {
          const { authenticator, phone } = halfway()
          return {
            hasAuthenticator: authenticator !== undefined,
            ...(phone !== undefined && { phoneEnd: phone.slice(-4) }),
          }
        },
        options,
      ),
    sendCode: () =>
      calls.make('twoFactor.sendCode', () => {
        const account = halfway()
        if (account.phone === undefined) throw new MailroomError('notFound', 'There is no number.')
        sendCode(account, account.phone, false)
      }),
    signIn: (code) =>
      calls.make('twoFactor.signIn', async () => {
        const account = halfway()
        await guarded(account, 'code', () => spend(account, code))
        seat.signIn(account)
        return sessionOf(account, seat)
      }),
  }
}

/** Fresh backup codes in the place of those before. */
function giveCodes({ codes }: Account): readonly string[] {
  const made = newCodes()
  codes.backupCodes = new Set(made.map((code) => code.replaceAll('-', '')))
  return made
}

/** With the last of the second step its backup codes go. */
function tidyCodes(account: Account): void {
  if (!hasSecondStep(account)) account.codes.backupCodes.clear()
}

const newCodes = (): string[] =>
  Array.from({ length: backupCodeCount }, () =>
    makeBackupCode((below) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * below)),
  )

const wrong = (field: 'code' | 'proof') =>
  new MailroomError('invalid', 'That is not right.', { fields: { [field]: ['That is not right'] } })
