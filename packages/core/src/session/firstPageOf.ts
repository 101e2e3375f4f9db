import type { FolderId } from '../mail/ids'
import type { MessageQuery } from '../mail/MessageQuery'
import { pageSizeOf, type Settings } from '../settings/Settings'

/** The question for the first page of a folder, as somebody has chosen to see it. @source ML-14, ML-24 */
export const firstPageOf = (
  folder: FolderId,
  chosen: Partial<Pick<Settings, 'pageSize' | 'byConversation'>> | undefined,
): MessageQuery => ({
  folder,
  offset: 0,
  limit: pageSizeOf(chosen),
  ...(chosen?.byConversation ? { byConversation: true } : {}),
})
