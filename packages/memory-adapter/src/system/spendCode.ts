import { findAuthenticatorStep, readSignInCode } from '@mailroom/core'
import type { Account } from './Account'

/** Uses a code of somebody's authenticator up: true for one that is good, this once. @param now ms since 1970 */
export async function spendCode({ authenticator }: Account, text: string, now: number): Promise<boolean> {
  const read = readSignInCode(text)
  if (!authenticator || !read) return false
  if (read.kind === 'backup') return authenticator.backupCodes.delete(read.code)
  const { secret, lastStep } = authenticator
  const step = await findAuthenticatorStep(secret, read.code, { now, lastStep })
  if (step === undefined) return false
  authenticator.lastStep = step
  return true
}
