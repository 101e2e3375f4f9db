import { createContext, useContext } from 'react'

/** How the host lets its user leave; undefined where that is no business of the mailbox. */
export const SignOutContext = createContext<(() => void) | undefined>(undefined)

/** Asks the host to end the session. */
export const useSignOut = (): (() => void) | undefined => useContext(SignOutContext)
