import type { Credentials, Session } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useSessionContext, type Expiry } from './sessionContext'

/** Who is signed in, and the ways in and out. */
export interface SessionState {
  /** Null: nobody is signed in. Undefined: not known yet. */
  readonly session: Session | null | undefined
  /** Why it is not known who is signed in. */
  readonly error: unknown
  readonly isLoading: boolean
  /** Set once when the session ends behind the reader's back; what is on the screen stays. @source SE-16 */
  readonly expired: Expiry | undefined
  /** Fails as `invalid` for wrong credentials, as `locked` after too many attempts. */
  readonly signIn: (credentials: Credentials) => Promise<Session>
  /** Signs on with a portal's ticket. */
  readonly signInWithTicket: (ticket: string) => Promise<Session>
  /** Ends the session and forgets everything that was read. @source SE-21 */
  readonly signOut: () => Promise<{ readonly redirectUrl?: string }>
  /** The reader has seen that the session ended: from now on nobody is signed in. */
  readonly dismissExpired: () => void
  /** Asks again who is signed in. */
  readonly refresh: () => Promise<void>
}

/** Who is signed in, and the ways in and out. */
export function useSession(): SessionState {
  const { session: port } = useAdapter()
  const { begin, end, ...state } = useSessionContext()
  const { session, error, isLoading, expired, refresh } = state
  const ways = useMemo(
    () => ({
      async signIn(credentials: Credentials) {
        const next = await port.signIn(credentials)
        begin(next)
        return next
      },
      async signInWithTicket(ticket: string) {
        const next = await port.signInWithTicket(ticket)
        begin(next)
        return next
      },
      async signOut() {
        const answer = await port.signOut()
        end()
        return answer
      },
      dismissExpired: end,
    }),
    [port, begin, end],
  )
  return { session, error, isLoading, expired, refresh, ...ways }
}
