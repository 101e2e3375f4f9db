import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

/** What the shell needs once the list is there, or when somebody asks for it before: one file. */
export const lateParts = persistently(() => import('./lateParts'))

/** The question before the screen is locked. */
export const LockDialog = lazy(() => lateParts().then((all) => ({ default: all.LockDialog })))

/** The page while the screen is locked. */
export const LockPage = lazy(() => lateParts().then((all) => ({ default: all.LockPage })))

/** The question before signing out. */
export const SignOutDialog = lazy(() => lateParts().then((all) => ({ default: all.SignOutDialog })))

/** The word that the session is over. */
export const SessionEndDialog = lazy(() => lateParts().then((all) => ({ default: all.SessionEndDialog })))

/** What goes on beside the page. */
export const LateWatch = lazy(() => lateParts().then((all) => ({ default: all.LateWatch })))

/** What stands at the end of the rail. */
export const RailEnd = lazy(() => lateParts().then((all) => ({ default: all.RailEnd })))
