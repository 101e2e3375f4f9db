import type { Handlers } from '../Handler'
import type { Services } from '../Services'

type Calls = 'lockScreen' | 'unlockScreen'

/** The lock on the screen of a session. @source LK-03, LK-04 */
export const screenLockHandlers = ({ screenLock }: Services): Pick<Handlers, Calls> => ({
  async lockScreen(_input, { session }) {
    await screenLock.lock(session)
    return { msg: 'success' }
  },
  async unlockScreen({ body }, { session, clientAddress }) {
    await screenLock.unlock(session, body.password, clientAddress)
    return { token: session.csrfToken }
  },
})
