import { fetchAhead, lazyPart, persistently } from '@mailroom/ui'

const loadParts = () => import('./parts/searchParts')
const partsCode = persistently(loadParts)

/** What is offered under the box. */
export const SearchAssistant = lazyPart(() =>
  partsCode().then((parts) => ({ default: parts.SearchAssistant })),
)
/** The conditions in the box. */
export const SearchChips = lazyPart(() => partsCode().then((parts) => ({ default: parts.SearchChips })))
/** The dialog with a field for each condition. */
export const AdvancedSearch = lazyPart(() => partsCode().then((parts) => ({ default: parts.AdvancedSearch })))

/** Fetches all of that ahead. */
export const warmSearch = (): void => fetchAhead(loadParts)
