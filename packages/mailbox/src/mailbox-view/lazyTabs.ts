import { fetchAhead, persistently } from '@mailroom/ui'
import { lazy } from 'react'
import type { NextCode } from './warmNext'

const loadComposer = () => import('./ComposePane')
const loadReading = () => import('../reading/ReadingView')
const loadTabs = () => import('./OpenTabs')
const loadResults = () => import('../search/results/SearchResults')
const composerCode = persistently(loadComposer)
const readingCode = persistently(loadReading)
const tabsCode = persistently(loadTabs)

/** What is used next; fetched once the list is there. */
export const nextCode: NextCode = { loadComposer, loadReading, loadTabs }

/** Writing; its code comes when somebody is about to write. */
export const ComposeView = lazy(() => composerCode().then(({ ComposePane }) => ({ default: ComposePane })))

/** Reading; its code comes once the list is there. */
export const ReadView = lazy(() => readingCode().then(({ ReadingView }) => ({ default: ReadingView })))

/** What a search has found; its code comes with the first search. */
export const SearchResults = lazy(() =>
  persistently(loadResults)().then((results) => ({ default: results.SearchResults })),
)
/** The strip of tabs; its code comes once the list is there. */
export const MailboxStrip = lazy(() => tabsCode().then((code) => ({ default: code.MailboxStrip })))

/** What tabs show; their code comes with the strip's, and a mail's beside it. */
export const OpenTabs = lazy(() => {
  fetchAhead(loadReading)
  return tabsCode().then((code) => ({ default: code.OpenTabs }))
})

const paneCode = persistently(() => import('./PaneWatch'))

/** What looks after reminders and reviews; its code comes once the list is there. */
export const PaneWatch = lazy(() => paneCode().then((code) => ({ default: code.PaneWatch })))

/** What a crash interrupted; its code comes once the list is there. */
export const UnfinishedNotice = lazy(() => paneCode().then((code) => ({ default: code.UnfinishedNotice })))

/** The folders over the list, where there is no room beside it; its code comes once the list is there. */
export const FolderDrawer = lazy(() => paneCode().then((code) => ({ default: code.FolderDrawer })))

/** Reviewing mails of others; its code comes with the first visit. */
export const ReviewArea = lazy(() => paneCode().then(({ loadReviewArea }) => loadReviewArea()))

/** What came of a mail. */
export const OutcomePage = lazy(persistently(() => import('../outcome/OutcomePage')))

/** The question before a mail is closed that is destroyed after reading. */
export const BurnCloseDialog = lazy(persistently(() => import('../reading/sealed/BurnCloseDialog')))

/** Fetches the composer's code ahead. */
export const warmComposer = (): void => fetchAhead(loadComposer)
