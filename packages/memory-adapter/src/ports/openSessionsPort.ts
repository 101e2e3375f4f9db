import { deviceOf, MailroomError, type OpenSessionsPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'

/** Where whoever is signed in sits: one seat is one session. */
export function createOpenSessionsPort(seat: Seat, calls: Calls): OpenSessionsPort {
  const others = () => [...seat.user.seats].filter((each) => each !== seat)
  return {
    list: (options) =>
      calls.make(
        'openSessions.list',
        () =>
          [seat, ...others()].map(({ sessionId, startedAt }) => ({
            id: sessionId,
            device: deviceOf(globalThis.navigator?.userAgent ?? ''),
            clientAddress: '192.0.2.10',
            startedAt,
            seenAt: seat.system.now(),
            isCurrent: sessionId === seat.sessionId,
          })),
        options,
      ),
    end: (id) =>
      calls.make('openSessions.end', () => {
        const found = [...seat.user.seats].find(({ sessionId }) => sessionId === id)
        if (!found) throw new MailroomError('notFound', 'There is no such session.')
        found.leave()
      }),
    endOthers: () =>
      calls.make('openSessions.endOthers', () => {
        for (const other of others()) other.leave()
      }),
  }
}
