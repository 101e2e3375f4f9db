import type { LockedSession } from '../locks/Lock'
import { requireAllowed } from './requireAllowed'
import type { Services } from './Services'

/**
 * What lies in the file center is there where the organisation has one, for who has opened its lock. What a mail takes along is no part
 * of it.
 *
 * @throws MailroomError `forbidden`, `locked`
 * @source SH-01, LK-05, LK-08
 */
export async function requireFileCenter(
  { settings, fileLock }: Pick<Services, 'settings' | 'fileLock'>,
  session: LockedSession,
): Promise<void> {
  requireAllowed(settings.allowFiles)
  await fileLock.require(session)
}
