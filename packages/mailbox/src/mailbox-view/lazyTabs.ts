import { fetchAhead, lazyPart, partOf, persistently } from '@mailroom/ui'
import { loadComposer, loadReading } from './lazyViews'
import type { NextCode } from './warmNext'

const loadTabs = () => import('./OpenTabs')

/** What is used next; fetched once the list is there. */
export const nextCode: NextCode = { loadComposer, loadReading, loadTabs }

/** The strip of tabs; its code comes once the list is there. */
export const MailboxStrip = partOf(loadTabs, 'MailboxStrip')

/** What tabs show; their code comes with the strip's, and a mail's beside it. */
export const OpenTabs = partOf(() => {
  fetchAhead(loadReading)
  return loadTabs()
}, 'OpenTabs')

const loadPane = () => import('./PaneWatch')

/** What looks after reminders and reviews; its code comes once the list is there. */
export const PaneWatch = partOf(loadPane, 'PaneWatch')

/** What a crash interrupted; its code comes once the list is there. */
export const UnfinishedNotice = partOf(loadPane, 'UnfinishedNotice')

/** The folders over the list, where there is no room beside it; its code comes once the list is there. */
export const FolderDrawer = partOf(loadPane, 'FolderDrawer')

/** Reviewing mails of others; its code comes with the first visit. */
export const ReviewArea = lazyPart(async () => (await persistently(loadPane)()).loadReviewArea())

/** Fetches the composer's code ahead. */
export const warmComposer = (): void => fetchAhead(loadComposer)
