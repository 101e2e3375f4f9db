import type { SendingRules } from '@mailroom/core'
import { secrecyRules } from '../secrecy/SecrecyPolicy'
import type { SendingParts } from './SendingParts'

/** What an account's owner may choose: that depends on where their mail lies. @source CO-06, CO-12 */
export async function sendingRules(
  {
    mailSystemOf,
    database,
    secrecyPolicy,
  }: Pick<SendingParts, 'mailSystemOf' | 'database' | 'secrecyPolicy'>,
  accountId: number,
): Promise<Pick<SendingRules, 'decidesOnCopies' | 'secrecy'>> {
  const system = await mailSystemOf(accountId)
  const secrecy = await secrecyRules(database.db, secrecyPolicy, accountId)
  return { decidesOnCopies: system?.filesSentCopies !== true, ...(secrecy && { secrecy }) }
}
