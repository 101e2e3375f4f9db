import { isMoreSecret, type SecrecyLevel } from '@mailroom/core'
import type { Directory } from '../delivery/Directory'
import type { Executor } from '../doors/database/Database'
import { ceilingAt, readCeilings } from './ceilings'
import type { SecrecyPolicy } from './SecrecyPolicy'

/** What is asked about recipients. */
export interface ReaderParts {
  readonly database: { readonly db: Executor }
  readonly directory: Directory
}

/**
 * Recipients who may not read a mail of a level, as they were addressed: a list when one of its members may not. Whoever has an
 * account here is inside, wherever their mailbox lies. Everybody else is outside, also at an address of ours that nobody has,
 * since a mail server behind us may know it, and colleagues who have never signed in.
 *
 * @source CO-12
 */
export async function findUnfit(
  { database, directory }: ReaderParts,
  policy: SecrecyPolicy,
  level: SecrecyLevel,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const unfit: string[] = []
  for (const address of addresses) {
    const target = await directory.lookUp(address)
    if (target.kind !== 'people') {
      const highest = (await ceilingAt(database.db, address)) ?? policy.outside
      if (isMoreSecret(level, highest)) unfit.push(address)
      continue
    }
    const ceilings = await readCeilings(
      database.db,
      target.members.map(({ accountId }) => accountId),
    )
    const mayAllRead = target.members.every(
      ({ accountId }) => !isMoreSecret(level, ceilings.get(accountId) ?? 'normal'),
    )
    if (!mayAllRead) unfit.push(address)
  }
  return unfit
}
