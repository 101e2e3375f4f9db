import { equals, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { arriveAll, portOf, selection, signedIn } from '../world/scene'

/** What greets people. */
export const homeCases = casesOf({ area: 'home', port: 'home', needs: ['home'] }, [
  [
    'figures',
    'Counts the unread mails of one’s own inbox, and says how full the mailbox is',
    async (world) => {
      const home = portOf(await signedIn(world.alice), 'home')
      equals((await home.info()).unreadCount, 0, 'unread mails of an empty inbox')
      const [first] = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const { unreadCount, room } = await home.info()
      equals(unreadCount, 2, 'unread mails')
      if (room) {
        holds(room.usedBytes > 0, 'two mails weigh nothing')
        holds(room.limitBytes === undefined || room.limitBytes > 0, 'there is no room at all')
      }
      await world.alice.adapter.messages.setState(selection(first!), { isRead: true })
      equals((await home.info()).unreadCount, 1, 'unread mails after one was read')
      equals((await portOf(await signedIn(world.bob), 'home').info()).unreadCount, 0, 'those of another')
    },
  ],
  [
    'sign-ins',
    'Tells of this session’s sign-in and the one before it, to their owner alone',
    async ({ alice, bob }) => {
      const others = portOf(await signedIn(bob), 'home')
      const before = await others.signIns()
      const home = portOf(await signedIn(alice), 'home')
      const first = await home.signIns()
      holds(first.current, 'the sign-in of this session is not known')
      equals(first.previous, undefined, 'what was before the first one')
      await alice.adapter.session.signOut()
      const second = await portOf(await signedIn(alice), 'home').signIns()
      equals(second.previous, first.current, 'the one before')
      holds(second.current, 'the second sign-in is not known')
      holds(second.current.at >= first.current.at, 'the second sign-in was before the first')
      equals(await others.signIns(), before, 'those of another')
    },
  ],
])
