import { useSession } from '@mailroom/react'

/** What the reader may do in the open mailbox; all of it where it is their own. @source CO-17, ST-16 */
export function useRights() {
  const { change = true, compose = true } = useSession().session?.features ?? {}
  return { mayChange: change, maySend: compose }
}
