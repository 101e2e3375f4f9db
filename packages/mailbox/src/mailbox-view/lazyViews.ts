import { lazyPart, partOf, persistently } from '@mailroom/ui'

export const loadComposer = () => import('./ComposePane')
export const loadReading = () => import('../reading/ReadingView')
const loadResults = () => import('../search/results/SearchResults')

/** Writing; its code comes when somebody is about to write. */
export const ComposeView = partOf(loadComposer, 'ComposePane')

/** Reading; its code comes once the list is there. */
export const ReadView = partOf(loadReading, 'ReadingView')

/** What a search has found; its code comes with the first search. */
export const SearchResults = partOf(loadResults, 'SearchResults')

/** What came of a mail. */
export const OutcomePage = lazyPart(persistently(() => import('../outcome/OutcomePage')))

/** The question before a mail is closed that is destroyed after reading. */
export const BurnCloseDialog = lazyPart(persistently(() => import('../reading/sealed/BurnCloseDialog')))
