import { lazyPart, persistently } from '@mailroom/ui'

export const loadComposer = () => import('./ComposePane')
export const loadReading = () => import('../reading/ReadingView')
const loadResults = () => import('../search/results/SearchResults')
const composerCode = persistently(loadComposer)
const readingCode = persistently(loadReading)

/** Writing; its code comes when somebody is about to write. */
export const ComposeView = lazyPart(() =>
  composerCode().then(({ ComposePane }) => ({ default: ComposePane })),
)

/** Reading; its code comes once the list is there. */
export const ReadView = lazyPart(() => readingCode().then(({ ReadingView }) => ({ default: ReadingView })))

/** What a search has found; its code comes with the first search. */
export const SearchResults = lazyPart(() =>
  persistently(loadResults)().then((results) => ({ default: results.SearchResults })),
)

/** What came of a mail. */
export const OutcomePage = lazyPart(persistently(() => import('../outcome/OutcomePage')))

/** The question before a mail is closed that is destroyed after reading. */
export const BurnCloseDialog = lazyPart(persistently(() => import('../reading/sealed/BurnCloseDialog')))
