import { fetchAhead, persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadParts = () => import('./parts/searchParts')
const partsCode = persistently(loadParts)

/** What is offered under the box. */
export const SearchAssistant = lazy(() => partsCode().then((parts) => ({ default: parts.SearchAssistant })))
/** The conditions in the box. */
export const SearchChips = lazy(() => partsCode().then((parts) => ({ default: parts.SearchChips })))
/** The dialog with a field for each condition. */
export const AdvancedSearch = lazy(() => partsCode().then((parts) => ({ default: parts.AdvancedSearch })))

/** Fetches all of that ahead. */
export const warmSearch = (): void => fetchAhead(loadParts)
