import { authenticatorCode, authenticatorStep } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** What an app shows for a secret now. */
export const codeNow = (secret: string): Promise<string> =>
  authenticatorCode(secret.replace(/\s/g, ''), authenticatorStep(Date.now()))

/** Somebody has set up an authenticator before. @returns its backup codes */
export async function takeIntoUse({ twoFactor }: MemoryAdapter): Promise<readonly string[]> {
  const { secret } = await twoFactor.begin()
  return twoFactor.confirm(await codeNow(secret))
}
