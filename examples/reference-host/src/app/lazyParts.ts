import { partOf, persistently } from '@mailroom/ui'
import type { openOtherwise as Otherwise } from './openOtherwise'

const load = () => import('./lateParts')

/** What the shell needs once the list is there, or when somebody asks for it before: one file. */
export const lateParts = persistently(load)

/** What a page begins with that was not told who is signed in. */
export const openOtherwise = async (...given: Parameters<typeof Otherwise>) =>
  (await lateParts()).openOtherwise(...given)

/** The question before the screen is locked. */
export const LockDialog = partOf(load, 'LockDialog')

/** The page while the screen is locked. */
export const LockPage = partOf(load, 'LockPage')

/** The question before signing out. */
export const SignOutDialog = partOf(load, 'SignOutDialog')

/** The word that the session is over. */
export const SessionEndDialog = partOf(load, 'SessionEndDialog')

/** What goes on beside the page. */
export const LateWatch = partOf(load, 'LateWatch')

/** What stands at the end of the rail. */
export const RailEnd = partOf(load, 'RailEnd')

/** Whose mailbox it is. */
export const ShareBar = partOf(load, 'ShareBar')

/** The reader's picture. */
export const OwnFace = partOf(load, 'OwnFace')
