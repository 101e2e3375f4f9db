import type { HomePort, SignInRecord, SignIns } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { sizeOf } from '../mime/sizeOf'
import type { Seat } from '../system/Seat'
import type { Account } from '../system/Account'

const megabyte = 1024 * 1024
/** Room that the example company gives everybody. */
const limitBytes = 2048 * megabyte

/** What greets whoever is signed in. */
export function createHomePort(seat: Seat, calls: Calls): HomePort {
  return {
    info: (options) =>
      calls.make(
        'home.info',
        () => {
          const { user, system } = seat
          const { title, home } = system.company
          return {
            unreadCount: user.mailbox.list().find(({ role }) => role === 'inbox')?.unreadCount ?? 0,
            room: { usedBytes: weightOf(user), limitBytes },
            board: { linkGroups: [], banners: [], ads: [], footer: { organisation: title }, ...home?.board },
            ...(home?.weather && { weather: home.weather }),
          }
        },
        options,
      ),
    signIns: (options) => calls.make('home.signIns', () => signInsOf(seat), options),
  }
}

const weightOf = ({ mailbox }: Account): number =>
  mailbox
    .list()
    .flatMap(({ id }) => mailbox.folder(id).all())
    .reduce((sum, mail) => sum + sizeOf(mail.content), 0)

/** Those of this seat's account: the last one of this seat, and the one before it. */
function signInsOf(seat: Seat): SignIns {
  const all = seat.user.signIns.filter(({ outcome }) => outcome === 'signedIn')
  const at = all.findLastIndex((signIn) => signIn.seat === seat)
  const [current, previous] = [all[at], at < 0 ? all.at(-1) : all[at - 1]]
  return { ...(current && { current: toldOf(current) }), ...(previous && { previous: toldOf(previous) }) }
}

/** What its owner is told of a sign-in. */
export const toldOf = ({ at, address, place, userAgent }: SignInRecord): SignInRecord => ({
  at,
  address,
  userAgent,
  ...(place !== undefined && { place }),
})
