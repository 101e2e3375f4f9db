import { fetchAhead, lazyPart, persistently } from '@mailroom/ui'

const loadListSearch = () => import('./ListSearch')

/** The fields by which a folder is searched; their code comes when somebody wants to. */
export const ListSearch = lazyPart(() =>
  persistently(loadListSearch)().then((search) => ({ default: search.ListSearch })),
)

/** Fetches it ahead. */
export const warmListSearch = (): void => fetchAhead(loadListSearch)
