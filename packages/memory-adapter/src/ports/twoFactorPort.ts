import {
  authenticatorUri,
  backupCodeCount,
  findAuthenticatorStep,
  MailroomError,
  makeBackupCode,
  readSignInCode,
  toBase32,
  type TwoFactorPort,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'
import { sessionOf } from './sessionPort'
import { spendCode } from '../system/spendCode'

/** Wrong codes after which everybody has to wait for a while. */
const maxFailures = 5
const waitMs = 30_000

/** The second step of whoever is signed in, or has taken the first. */
export function createTwoFactorPort(seat: Seat, calls: Calls): TwoFactorPort {
  const now = () => seat.system.now()

  const spend = (account: Account, text: string) => spendCode(account, text, now())
  const guarded = async (account: Account, field: 'code' | 'proof', isRight: () => Promise<boolean>) => {
    const { authenticator } = account
    if (!authenticator) throw new MailroomError('notFound', 'There is no authenticator.')
    const wait = authenticator.waitUntil - now()
    if (wait > 0)
      throw new MailroomError('locked', 'Too many wrong codes.', {
        retryAfterSeconds: Math.ceil(wait / 1000),
      })
    if (await isRight()) {
      authenticator.failures = 0
      return authenticator
    }
    authenticator.failures += 1
    if (authenticator.failures >= maxFailures) authenticator.waitUntil = now() + waitMs
    throw wrong(field)
  }
  const prove = (proof: string) => {
    const { user, system } = seat
    return guarded(user, 'proof', async () => proof === system.company.password || (await spend(user, proof)))
  }

  return {
    state: (options) =>
      calls.make(
        'twoFactor.state',
        () => ({
          isOn: seat.user.authenticator !== undefined,
          backupCodesLeft: seat.user.authenticator?.backupCodes.size ?? 0,
        }),
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
        const codes = newCodes()
        user.authenticator = { secret, lastStep: step, backupCodes: stored(codes), failures: 0, waitUntil: 0 }
        user.authenticatorSecret = undefined
        return codes
      }),
    renewBackupCodes: (proof) =>
      calls.make('twoFactor.renewBackupCodes', async () => {
        const authenticator = await prove(proof)
        const codes = newCodes()
        authenticator.backupCodes = stored(codes)
        return codes
      }),
    remove: (proof) =>
      calls.make('twoFactor.remove', async () => {
        await prove(proof)
        seat.user.authenticator = undefined
      }),
    signIn: (code) =>
      calls.make('twoFactor.signIn', async () => {
        const { halfway } = seat
        if (!halfway) throw new MailroomError('notFound', 'The first step was not taken here.')
        await guarded(halfway, 'code', () => spend(halfway, code))
        seat.signIn(halfway)
        return sessionOf(halfway, seat)
      }),
  }
}

const newCodes = (): string[] =>
  Array.from({ length: backupCodeCount }, () =>
    makeBackupCode((below) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * below)),
  )

const stored = (codes: readonly string[]): Set<string> =>
  new Set(codes.map((code) => code.replaceAll('-', '')))

const wrong = (field: 'code' | 'proof') =>
  new MailroomError('invalid', 'That is not right.', { fields: { [field]: ['That is not right'] } })
