import { flagColors, type StateChange } from '@mailroom/core'
import type { MenuEntry } from '@mailroom/ui'
import { FlagMark } from '../../marks/ColorMarks'
import type { SayList } from '../listStrings'

/** Read, unread, nine flag colours and the tags. @source ML-05 */
export function markMenu(
  t: SayList,
  onMark: (change: StateChange) => void,
  tagLines: readonly MenuEntry[],
): readonly MenuEntry[] {
  return [
    { id: 'read', label: t('markRead'), onSelect: () => onMark({ isRead: true }) },
    { id: 'unread', label: t('markUnread'), onSelect: () => onMark({ isRead: false }) },
    { kind: 'separator', id: 'flags' },
    ...flagEntries(t, onMark),
    ...(tagLines.length > 0 ? [{ kind: 'separator', id: 'tags' } as const, ...tagLines] : []),
  ]
}

/** The nine colours, and none. */
export function flagEntries(t: SayList, onMark: (change: StateChange) => void): readonly MenuEntry[] {
  return [
    ...flagColors.map((color) => ({
      id: color,
      label: t(`flag_${color}`),
      icon: <FlagMark color={color} />,
      onSelect: () => onMark({ flag: color }),
    })),
    { id: 'none', label: t('clearFlag'), onSelect: () => onMark({ flag: null }) },
  ]
}
