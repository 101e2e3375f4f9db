import { placesOf } from '../../home/homeSettings'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { toWireBoard, toWireRoom, toWireSignIn, toWireWeather } from '../wire/home'

type Calls = 'welcome' | 'loginLog'

/** What greets people. @source HO-01 to HO-06, SE-25 */
export function homeHandlers(services: Services): Pick<Handlers, Calls> {
  const { mailboxes, signInLog, weather, settings } = services
  const placeOf = placesOf(settings.networkPlaces)
  return {
    async welcome(_input, { session }) {
      const mailbox = mailboxes.of(session)
      const [folders, room, { previous }, sky] = await Promise.all([
        mailbox.folders(),
        mailbox.room(),
        signInLog.around(session),
        weather(),
      ])
      const last = toWireSignIn(previous, placeOf)
      return {
        userinfo: {
          ...toWireRoom(room),
          last_login: last.ct,
          login_ip: last.ip,
          login_isp: last.isp,
          unread: folders.find(({ role }) => role === 'inbox')?.unreadCount ?? 0,
        },
        weatherinfo: toWireWeather(sky),
        ...toWireBoard(settings),
      }
    },

    async loginLog(_input, { session }) {
      const { current, previous } = await signInLog.around(session)
      const [now, before] = [toWireSignIn(current, placeOf), toWireSignIn(previous, placeOf)]
      return {
        ip1: now.ip,
        isp1: now.isp,
        ct1: now.ct,
        agent1: now.agent,
        ip2: before.ip,
        isp2: before.isp,
        ct2: before.ct,
        agent2: before.agent,
      }
    },
  }
}
