import type { Readable } from 'node:stream'
import type { ActiveSession } from '../../session/Sessions'
import type { Services } from '../Services'

/** A download does not outlive its session. @source A6 */
export function breakOffWithSession(services: Services, session: ActiveSession, stream: Readable): void {
  const unwatch = services.sessionWatch.watch(session.id, () =>
    stream.destroy(new Error('The session has ended.')),
  )
  stream.once('close', unwatch)
}
