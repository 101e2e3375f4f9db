import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { portOf, signedIn } from '../world/scene'

/** Where people are signed in. */
export const openSessionCases = casesOf(
  { area: 'open-sessions', port: 'openSessions', needs: ['openSessions'] },
  [
    [
      'list',
      'Lists the sessions of the user alone, this one marked',
      async ({ alice, bob }) => {
        const port = portOf(await signedIn(alice), 'openSessions')
        const others = portOf(await signedIn(bob), 'openSessions')
        const [mine, ...more] = await port.list()
        holds(mine?.isCurrent && more.length === 0, 'the session that asks is not listed alone')
        holds(mine.startedAt <= mine.seenAt, 'it was active before it began')
        const [theirs] = await others.list()
        holds(theirs && theirs.id !== mine.id, 'two people have one session')
        await failsAs(port.end(theirs.id), 'notFound', 'ending the session of somebody else')
        await port.endOthers()
        equals((await others.list()).length, 1, 'sessions of somebody else')
        equals((await port.list()).length, 1, 'sessions after ending all others')
      },
    ],
    [
      'end',
      'Ends a session once, as signing out does',
      async ({ alice }) => {
        const adapter = await signedIn(alice)
        const port = portOf(adapter, 'openSessions')
        await failsAs(port.end('no-such-session'), 'notFound', 'ending a session that never was')
        const [mine] = await port.list()
        await port.end(mine!.id)
        equals(await adapter.session.current(), undefined, 'the session that was ended')
        await signedIn(alice)
        await failsAs(port.end(mine!.id), 'notFound', 'ending it again')
      },
    ],
  ],
)
