import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

export const loadComposer = () => import('./ComposePane')
export const loadReading = () => import('../reading/ReadingView')
const loadResults = () => import('../search/results/SearchResults')
const composerCode = persistently(loadComposer)
const readingCode = persistently(loadReading)

/** Writing; its code comes when somebody is about to write. */
export const ComposeView = lazy(() => composerCode().then(({ ComposePane }) => ({ default: ComposePane })))

/** Reading; its code comes once the list is there. */
export const ReadView = lazy(() => readingCode().then(({ ReadingView }) => ({ default: ReadingView })))

/** What a search has found; its code comes with the first search. */
export const SearchResults = lazy(() =>
  persistently(loadResults)().then((results) => ({ default: results.SearchResults })),
)

/** What came of a mail. */
export const OutcomePage = lazy(persistently(() => import('../outcome/OutcomePage')))

/** The question before a mail is closed that is destroyed after reading. */
export const BurnCloseDialog = lazy(persistently(() => import('../reading/sealed/BurnCloseDialog')))
