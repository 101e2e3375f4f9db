import { fetchAhead, lazyPart, persistently } from '@mailroom/ui'
import { loadComposer, loadReading } from './lazyViews'
import type { NextCode } from './warmNext'

const loadTabs = () => import('./OpenTabs')
const tabsCode = persistently(loadTabs)

/** What is used next; fetched once the list is there. */
export const nextCode: NextCode = { loadComposer, loadReading, loadTabs }

/** The strip of tabs; its code comes once the list is there. */
export const MailboxStrip = lazyPart(() => tabsCode().then((code) => ({ default: code.MailboxStrip })))

/** What tabs show; their code comes with the strip's, and a mail's beside it. */
export const OpenTabs = lazyPart(() => {
  fetchAhead(loadReading)
  return tabsCode().then((code) => ({ default: code.OpenTabs }))
})

const paneCode = persistently(() => import('./PaneWatch'))

/** What looks after reminders and reviews; its code comes once the list is there. */
export const PaneWatch = lazyPart(() => paneCode().then((code) => ({ default: code.PaneWatch })))

/** What a crash interrupted; its code comes once the list is there. */
export const UnfinishedNotice = lazyPart(() =>
  paneCode().then((code) => ({ default: code.UnfinishedNotice })),
)

/** The folders over the list, where there is no room beside it; its code comes once the list is there. */
export const FolderDrawer = lazyPart(() => paneCode().then((code) => ({ default: code.FolderDrawer })))

/** Reviewing mails of others; its code comes with the first visit. */
export const ReviewArea = lazyPart(() => paneCode().then(({ loadReviewArea }) => loadReviewArea()))

/** Fetches the composer's code ahead. */
export const warmComposer = (): void => fetchAhead(loadComposer)
