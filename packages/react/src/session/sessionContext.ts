import type { MailroomError, MessageRef, Session } from '@mailroom/core'
import { createContext } from 'react'
import type { SessionWorks } from './useSessionWork'
import { useProvided } from '../provider/useProvided'

/** The session has ended while somebody was working. */
export interface Expiry {
  /** What the mail system says about it, in the reader's language. */
  readonly detail?: string
}

/** What is brought to safety before the screen is locked. */
export interface Keeping {
  /** What is being written: each saves itself, and answers with where it lies as a draft. */
  readonly keepers: Set<() => Promise<MessageRef | undefined>>
  /** Drafts that were open when the screen was locked. */
  drafts: readonly MessageRef[]
  /** It is being done. */
  saving?: Promise<void>
}

/** Who is signed in, for the hooks of this package. */
export interface SessionContextValue {
  /** Null: nobody. Undefined: not known yet. */
  readonly session: Session | null | undefined
  readonly error: unknown
  readonly isLoading: boolean
  readonly expired: Expiry | undefined
  /** Somebody has signed in: their session takes the place of what is known. */
  readonly begin: (session: Session) => void
  /** Nobody is signed in any more: everything of theirs is forgotten. */
  readonly end: () => void
  /**
   * The session was found to have ended: tells the reader, once.
   *
   * @param isWanted the reader ended it: what is said now is said, whatever else has noticed it
   */
  readonly expire: (error: MailroomError, isWanted?: boolean) => void
  /** The screen is locked: everything that was read is forgotten. */
  readonly lock: () => void
  readonly keeping: Keeping
  /** What goes on whatever view shows it. */
  readonly works: SessionWorks
  /** Asks the mail system again who is there. */
  readonly refresh: () => Promise<void>
}

/** Who is signed in at the adapter of the provider. */
export const SessionContext = createContext<SessionContextValue | undefined>(undefined)

/** Who is signed in, for the hooks of this package. */
export const useSessionContext = (): SessionContextValue =>
  useProvided(SessionContext, 'A Mailroom hook', 'it has no session')

/** The address that keys of the reader's own data carry; undefined while nobody is signed in, or the screen is locked. */
export function useAccount(): string | undefined {
  const { session } = useSessionContext()
  return session?.isLocked ? undefined : session?.user.address.address
}
