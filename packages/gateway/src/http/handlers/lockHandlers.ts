import type { LockScope } from '@mailroom/core'
import type { LockedSession } from '../../locks/Lock'
import type { Asking, Handlers } from '../Handler'
import type { Services } from '../Services'

type Calls = 'folderLock' | 'setFolderLock' | 'openFolderLock' | 'removeFolderLock'

interface LockBody {
  readonly lock_password: string
  readonly scope?: LockScope | undefined
}

/** The locks on people's own folders, on the file center and on the calendar. Each call answers with how they stand afterwards. @source LK-05, LK-07 */
export function lockHandlers({ folderLock, fileLock, calendarLock }: Services): Pick<Handlers, Calls> {
  const locks = { folders: folderLock, files: fileLock, calendar: calendarLock }
  const state = async (session: LockedSession) => {
    const [folders, files, calendar] = await Promise.all([
      folderLock.state(session),
      fileLock.state(session),
      calendarLock.state(session),
    ])
    return {
      is_lockmailbox: folders.isSet,
      is_maibox_rel: folders.isOpen,
      is_lockfile: files.isSet,
      is_file_rel: files.isOpen,
      is_lockcalendar: calendar.isSet,
      is_calendar_rel: calendar.isOpen,
    }
  }
  const change =
    (what: 'set' | 'open' | 'remove') =>
    async (
      { body }: { readonly body: LockBody },
      { session, clientAddress }: Asking & { readonly session: LockedSession },
    ) => {
      await locks[body.scope ?? 'folders'][what](session, { wrapped: body.lock_password, clientAddress })
      return state(session)
    }
  return {
    folderLock: (_input, { session }) => state(session),
    setFolderLock: change('set'),
    openFolderLock: change('open'),
    removeFolderLock: change('remove'),
  }
}
