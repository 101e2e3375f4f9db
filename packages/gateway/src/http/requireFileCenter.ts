import { type DiskPlace, MailroomError } from '@mailroom/core'
import type { ActiveSession } from '../session/Sessions'
import { requireAllowed } from './requireAllowed'
import type { Services } from './Services'

/**
 * What lies in the file center is there where the organisation has one, for who has opened its lock. What a mail takes along is no part
 * of it. Nobody works on the disk of the organisation from somebody else's mailbox: it would be with the owner's rights.
 *
 * @param place what the call is about; undefined where the company's disk cannot be meant
 * @throws MailroomError `forbidden`, `locked`
 * @source SH-01, LK-05, LK-08, A3
 */
export async function requireFileCenter(
  { settings, fileLock }: Pick<Services, 'settings' | 'fileLock'>,
  session: Pick<ActiveSession, 'id' | 'accountId' | 'share'>,
  place?: DiskPlace,
): Promise<void> {
  requireAllowed(settings.allowFiles)
  if (place === 'company' && session.share)
    throw new MailroomError('forbidden', 'The disk of the organisation is no part of a shared mailbox.', {
      detail: 'shareForbidden',
    })
  await fileLock.require(session)
}
