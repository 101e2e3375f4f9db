import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { toWireTime } from '../wire/messages'

type Calls = 'openSessions' | 'endSession' | 'endOtherSessions'

/** Where the user is signed in. @source SE-28 */
export const openSessionHandlers = ({ openSessions }: Services): Pick<Handlers, Calls> => ({
  async openSessions(_input, { session }) {
    const listed = await openSessions.list(session)
    return {
      results: listed.map(({ id, device, clientAddress, startedAt, seenAt, isCurrent }) => ({
        id,
        browser: device.browser ?? '',
        system: device.system ?? '',
        ip: clientAddress,
        login_time: toWireTime(startedAt),
        last_time: toWireTime(seenAt),
        is_current: isCurrent,
      })),
    }
  },
  async endSession({ path }, { session, clientAddress }) {
    await openSessions.end(session, path.id!, clientAddress)
    return { msg: 'success' }
  },
  async endOtherSessions(_input, { session, clientAddress }) {
    await openSessions.endOthers(session, clientAddress)
    return { msg: 'success' }
  },
})
