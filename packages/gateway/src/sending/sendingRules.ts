import type { SendingRules } from '@mailroom/core'
import type { SendingParts } from './SendingParts'

/** What an account's owner may choose: that depends on where their mail lies. @source CO-06 */
export async function sendingRules(
  { mailSystemOf }: Pick<SendingParts, 'mailSystemOf'>,
  accountId: number,
): Promise<Pick<SendingRules, 'decidesOnCopies'>> {
  const system = await mailSystemOf(accountId)
  return { decidesOnCopies: system?.filesSentCopies !== true }
}
