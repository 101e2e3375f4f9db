import type { Readable } from 'node:stream'
import type { ActiveSession } from '../../session/Sessions'
import type { Services } from '../Services'

/** A download does not outlive its session, and ends when the screen is locked. @source A6, LK-08 */
export function breakOffWithSession(services: Services, session: ActiveSession, stream: Readable): void {
  const unwatch = services.sessionWatch.watch(session.id, () =>
    stream.destroy(new Error('The session has ended or is locked.')),
  )
  stream.once('close', unwatch)
}
