import { MailroomError } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useStableCallback } from '../stable/useStableCallback'
import { useSessionContext } from './sessionContext'

/**
 * Ends the session of somebody who went away. What is on the screen stays until they have seen the word about it.
 *
 * @returns call it with that word; a mail system that is not reached ends the session by itself
 * @source SE-17
 */
export function useIdleEnd(): (detail: string) => Promise<void> {
  const { session: port } = useAdapter()
  const { expire } = useSessionContext()
  return useStableCallback(async (detail: string) => {
    await port.signOut().catch(() => undefined)
    expire(new MailroomError('unauthenticated', 'Nobody was there.', { detail }), true)
  })
}
