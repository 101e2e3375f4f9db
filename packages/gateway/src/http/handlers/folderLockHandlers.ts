import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import type { Asking } from '../Handler'
import type { LockedSession } from '../../folders/FolderLock'

type Calls = 'folderLock' | 'setFolderLock' | 'openFolderLock' | 'removeFolderLock'

/** The lock on people's own folders. Each call answers with how it stands afterwards. @source LK-07 */
export function folderLockHandlers({ folderLock }: Services): Pick<Handlers, Calls> {
  const state = async (session: LockedSession) => {
    const { isSet, isOpen } = await folderLock.state(session)
    return { is_lockmailbox: isSet, is_maibox_rel: isOpen }
  }
  const password = (body: { readonly lock_password: string }, { clientAddress }: Asking) => ({
    wrapped: body.lock_password,
    clientAddress,
  })
  return {
    folderLock: (_input, { session }) => state(session),
    async setFolderLock({ body }, asking) {
      await folderLock.set(asking.session, password(body, asking))
      return state(asking.session)
    },
    async openFolderLock({ body }, asking) {
      await folderLock.open(asking.session, password(body, asking))
      return state(asking.session)
    },
    async removeFolderLock({ body }, asking) {
      await folderLock.remove(asking.session, password(body, asking))
      return state(asking.session)
    },
  }
}
