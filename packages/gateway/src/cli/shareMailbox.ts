import { shareLevels } from '@mailroom/core'
import type { Store } from '../openStore'
import { createShares } from '../session/shared/Shares'
import { type Terminal, type Typed, UsageError } from './Command'
import { findAccount } from './findAccount'

/** Lets a colleague into a mailbox, at a level or, with `none`, no longer. @source ST-16, GW-05 */
export async function shareMailbox({
  store,
  address,
  typed,
  terminal,
}: {
  readonly store: Store
  readonly address: string
  readonly typed: Typed
  readonly terminal: Terminal
}): Promise<void> {
  const [, , colleague, word] = typed.words
  const level = shareLevels.find((each) => each.toLowerCase() === word?.toLowerCase())
  if (colleague === undefined || (level === undefined && word !== 'none'))
    throw new UsageError(`Say with whom and how: <address> ${shareLevels.join('|')}|none.`)
  const [owner, person] = [await findAccount(store, address), await findAccount(store, colleague)]
  // A running gateway looks itself, within a second.
  const sessionWatch = { check: () => Promise.resolve() }
  const shares = createShares({ database: store.database, sessionWatch, now: Date.now })
  if (level === undefined) await shares.end(owner.id, person.id)
  else await shares.set(owner.id, person.id, level)
  await store.audit.record({
    action: 'share-changed',
    accountId: owner.id,
    clientAddress: '',
    details: { person: person.id, level: level ?? 'none' },
  })
  terminal.say(
    level === undefined
      ? `${person.address} is no longer let into the mailbox of ${owner.address}.`
      : `${person.address} may work in the mailbox of ${owner.address}: ${level}.`,
  )
}
