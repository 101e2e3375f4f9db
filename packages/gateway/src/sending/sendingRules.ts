import type { SendingRules } from '@mailroom/core'
import { secrecyRules } from '../secrecy/SecrecyPolicy'
import type { SendingParts } from './SendingParts'

/** What an account's owner may choose: that depends on where their mail lies. @source CO-06, CO-12 */
export async function sendingRules(
  {
    mailSystemOf,
    database,
    secrecyPolicy,
    smsPerHour,
  }: Pick<SendingParts, 'mailSystemOf' | 'database' | 'secrecyPolicy' | 'smsPerHour'>,
  accountId: number,
): Promise<Pick<SendingRules, 'decidesOnCopies' | 'notifiesBySms' | 'secrecy'>> {
  const system = await mailSystemOf(accountId)
  const secrecy = await secrecyRules(database.db, secrecyPolicy, accountId)
  const decidesOnCopies = system?.filesSentCopies !== true
  return { decidesOnCopies, notifiesBySms: smsPerHour !== undefined, ...(secrecy && { secrecy }) }
}
