import { contract } from '@mailroom/api'

/** Which rows of the inbox. */
export interface ListWish {
  readonly limit: number
  /** Rows passed over. @default 0 */
  readonly offset?: number
  readonly subject?: string
  readonly content?: string
}

/** Path of a page of the inbox. */
export function listPath({ limit, offset = 0, ...words }: ListWish): string {
  const query = { folder: 'INBOX', limit: String(limit), offset: String(offset), ...words }
  return `${contract.messages.path}?${new URLSearchParams(query).toString()}`
}

/** Words of a search over all folders. */
export interface SearchWish {
  readonly subject?: string
  readonly content?: string
}

/** Path of the first page of what is found in all folders. */
export const searchPath = (words: SearchWish): string =>
  `${contract.search.path}?${new URLSearchParams({ ...words, page: '1', page_size: '20' }).toString()}`

/** Path of a mail in the inbox. */
export const messagePath = (uid: string | number): string =>
  `${contract.message.path.replace('{uid}', String(uid))}?folder=INBOX`
