import { isMailroomError } from '@mailroom/core'
import { KeptAnswers, type Ahead } from '@mailroom/react'
import { offlineDatabase } from '../boot/offlineDatabase'

/** What this browser has kept. */
export const keptHere = () => new KeptAnswers(offlineDatabase)

/**
 * What this browser has kept of who was signed in last, the session first: what a page can begin with that cannot reach the
 * mail system.
 *
 * @param failure why nobody can say who is signed in: only where no answer came, what was kept takes its place
 * @source SH-20
 */
export async function openKept(failure: unknown): Promise<Ahead | undefined> {
  if (!isMailroomError(failure) || failure.kind !== 'offline') return undefined
  return keptHere()
    .ahead()
    .catch(() => undefined)
}
