import { defaultFolder, isMailroomError, type MailroomAdapter } from '@mailroom/core'
import { aheadOf, type Ahead } from '@mailroom/react'
import { openKept } from '../offline/openKept'
import { shareEnd } from './shares/shareEnd'
import { inbox } from './shares/useSwitch'

/**
 * What a page begins with that was not told who is signed in: without a connection what this browser has kept, and after the
 * end of a share the reader's own mailbox.
 *
 * @param failure why it was not told
 * @source SH-20, SH-04
 */
export async function openOtherwise(
  failure: unknown,
  { session, shares }: Pick<MailroomAdapter, 'session' | 'shares'>,
): Promise<Ahead | undefined> {
  if (!isMailroomError(failure) || failure.kind !== 'shareEnded') return openKept(failure)
  await shares?.leave()
  shareEnd.note()
  // The address names a place in the mailbox that was left.
  history.replaceState(null, '', inbox)
  const opened = await session.opening?.(defaultFolder)
  return opened && aheadOf(opened, defaultFolder)
}
