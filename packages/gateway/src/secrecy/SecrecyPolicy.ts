import type { SecrecyLevel, SecrecyRules } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Settings } from '../config/Settings'
import type { Executor } from '../doors/database/Database'
import { readCeilings } from './ceilings'

/** What the organisation has decided about levels of secrecy. */
export type SecrecyPolicy = Omit<SecrecyRules, 'ceiling'>

/** @returns undefined where there are no levels */
export const secrecyPolicy = ({
  secrecy,
  secrecyOutside,
}: Pick<Settings, 'secrecy' | 'secrecyOutside'>): SecrecyPolicy | undefined =>
  secrecy === 'off'
    ? undefined
    : {
        outside: secrecyOutside,
        needsLevel: secrecy !== 'offered',
        needsFileLevels: secrecy === 'files',
      }

/** What somebody may choose; nobody has levels where the organisation has none. */
export async function secrecyRules(
  db: Executor,
  policy: SecrecyPolicy | undefined,
  accountId: AccountId,
): Promise<SecrecyRules | undefined> {
  if (policy === undefined) return undefined
  const ceiling: SecrecyLevel = (await readCeilings(db, [accountId])).get(accountId) ?? 'normal'
  return { ...policy, ceiling }
}
