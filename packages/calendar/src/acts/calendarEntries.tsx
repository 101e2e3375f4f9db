import type { Calendar } from '@mailroom/core'
import {
  DownloadIcon,
  EyeIcon,
  PaletteIcon,
  PencilIcon,
  TrashIcon,
  UploadIcon,
  UsersIcon,
  type MenuEntry,
} from '@mailroom/ui'
import type { SayCalendar } from '../calendarStrings'
import type { Asked } from './Asked'

/**
 * The lines of the menu of a calendar.
 *
 * @param onOnly all others are to be hidden; absent where none are shown
 * @source CA-03
 */
export function calendarEntries(
  t: SayCalendar,
  calendar: Calendar,
  ask: (asked: Asked) => void,
  onOnly?: () => void,
): readonly MenuEntry[] {
  const { access, isDefault } = calendar
  const isOwn = access === 'own'
  const wants = (kind: 'editCalendar' | 'share' | 'removeCalendar' | 'import' | 'export') => () =>
    ask({ kind, calendar })
  return [
    ...(onOnly ? [{ label: t('only'), icon: <EyeIcon />, onSelect: onOnly }] : []),
    {
      label: t(isOwn ? 'editCalendar' : 'colorMore'),
      icon: isOwn ? <PencilIcon /> : <PaletteIcon />,
      onSelect: wants('editCalendar'),
    },
    ...(isOwn ? [{ label: t('share'), icon: <UsersIcon />, onSelect: wants('share') }] : []),
    { kind: 'separator' as const },
    ...(access === 'read' ? [] : [{ label: t('import'), icon: <UploadIcon />, onSelect: wants('import') }]),
    { label: t('export'), icon: <DownloadIcon />, onSelect: wants('export') },
    // One's first calendar stays.
    ...(isDefault
      ? []
      : [
          { kind: 'separator', id: 'end' } as const,
          {
            ...{ label: t(isOwn ? 'removeCalendar' : 'leaveCalendar'), icon: <TrashIcon /> },
            ...{ tone: 'danger' as const, onSelect: wants('removeCalendar') },
          },
        ]),
  ]
}
