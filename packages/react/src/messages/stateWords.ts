import type { StateChange } from '@mailroom/core'
import type { Translate } from '../i18n/Translate'

/** What a change of state has done, in words. */
export function stateWords(t: Translate, change: StateChange, count: number): string {
  if (change.isRead !== undefined) return t(change.isRead ? 'markedRead' : 'markedUnread', { count })
  if (change.flag !== undefined) return t(change.flag ? 'flagged' : 'unflagged', { count })
  if (change.isPinned !== undefined) return t(change.isPinned ? 'pinned' : 'unpinned', { count })
  return t('tagsChanged', { count })
}
