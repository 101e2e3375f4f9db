import { fetchAhead, partOf } from '@mailroom/ui'

const loadListSearch = () => import('./ListSearch')

/** The fields by which a folder is searched; their code comes when somebody wants to. */
export const ListSearch = partOf(loadListSearch, 'ListSearch')

/** Fetches it ahead. */
export const warmListSearch = (): void => fetchAhead(loadListSearch)
