import { findAuthenticatorStep, readSignInCode } from '@mailroom/core'
import type { Account } from './Account'

/** Somebody is asked for a second step. */
export const hasSecondStep = ({ authenticator, phone }: Account): boolean =>
  authenticator !== undefined || phone !== undefined

/** Uses a code of somebody's second step up: true for one that is good, this once. @param now ms since 1970 */
export async function spendCode(account: Account, text: string, now: number): Promise<boolean> {
  const read = readSignInCode(text)
  if (!read || !hasSecondStep(account)) return false
  if (read.kind === 'backup') return account.codes.backupCodes.delete(read.code)
  const { authenticator, smsCode } = account
  if (smsCode?.code === read.code && smsCode.number === undefined) {
    account.smsCode = undefined
    return true
  }
  if (!authenticator) return false
  const { secret, lastStep } = authenticator
  const step = await findAuthenticatorStep(secret, read.code, { now, lastStep })
  if (step === undefined) return false
  authenticator.lastStep = step
  return true
}
