/** The code of writing. */
export const loadComposer = () => import('./ComposePane')

/** The code of reading. */
export const loadReading = () => import('../reading/ReadingView')

/** The code of the tabs. */
export const loadStrip = () => import('./MailboxStrip')
