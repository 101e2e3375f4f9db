import type { MessageQuery } from '@mailroom/core'

/** Whether a page shows a folder as it is, newest first: then the server knows it, too. Conversations are known by rows. */
export function isNewestFirst({ sort, filter, search, byConversation }: MessageQuery): boolean {
  if (byConversation === true) return false
  const isPlain = filter === undefined || filter.kind === 'all'
  const isSearch = Object.values(search ?? {}).some((text) => text !== undefined && text.trim() !== '')
  return isPlain && !isSearch && (sort === undefined || (sort.by === 'arrival' && sort.descending))
}
