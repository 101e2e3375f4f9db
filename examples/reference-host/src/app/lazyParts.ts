import { lazyPart, persistently } from '@mailroom/ui'
import type { openOtherwise as Otherwise } from './openOtherwise'

/** What the shell needs once the list is there, or when somebody asks for it before: one file. */
export const lateParts = persistently(() => import('./lateParts'))

/** What a page begins with that was not told who is signed in. */
export const openOtherwise = async (...given: Parameters<typeof Otherwise>) =>
  (await lateParts()).openOtherwise(...given)

/** The question before the screen is locked. */
export const LockDialog = lazyPart(() => lateParts().then((all) => ({ default: all.LockDialog })))

/** The page while the screen is locked. */
export const LockPage = lazyPart(() => lateParts().then((all) => ({ default: all.LockPage })))

/** The question before signing out. */
export const SignOutDialog = lazyPart(() => lateParts().then((all) => ({ default: all.SignOutDialog })))

/** The word that the session is over. */
export const SessionEndDialog = lazyPart(() => lateParts().then((all) => ({ default: all.SessionEndDialog })))

/** What goes on beside the page. */
export const LateWatch = lazyPart(() => lateParts().then((all) => ({ default: all.LateWatch })))

/** What stands at the end of the rail. */
export const RailEnd = lazyPart(() => lateParts().then((all) => ({ default: all.RailEnd })))

/** Whose mailbox it is. */
export const ShareBar = lazyPart(() => lateParts().then((all) => ({ default: all.ShareBar })))

/** The reader's picture. */
export const OwnFace = lazyPart(() => lateParts().then((all) => ({ default: all.OwnFace })))
