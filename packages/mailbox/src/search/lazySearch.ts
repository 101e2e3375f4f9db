import { fetchAhead, partOf } from '@mailroom/ui'

const loadParts = () => import('./parts/searchParts')

/** What is offered under the box. */
export const SearchAssistant = partOf(loadParts, 'SearchAssistant')
/** The conditions in the box. */
export const SearchChips = partOf(loadParts, 'SearchChips')
/** The dialog with a field for each condition. */
export const AdvancedSearch = partOf(loadParts, 'AdvancedSearch')

/** Fetches all of that ahead. */
export const warmSearch = (): void => fetchAhead(loadParts)
