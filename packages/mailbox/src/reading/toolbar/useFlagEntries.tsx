import { flagColors, type Message } from '@mailroom/core'
import { useMessageActions, useTranslation } from '@mailroom/react'
import type { MenuEntry } from '@mailroom/ui'
import { FlagMark } from '../../marks/ColorMarks'
import { flagWords } from './flagWords'

/** The nine flags, and none. @source ML-05, RD-03 */
export function useFlagEntries({ ref, state: { flag } }: Message): () => readonly MenuEntry[] {
  const { t } = useTranslation('reading')
  const { setState } = useMessageActions()
  const selection = { folder: ref.folder, uids: [ref.uid] }
  return () => [
    ...flagColors.map((color): MenuEntry => ({
      kind: 'check',
      label: t(flagWords[color]),
      icon: <FlagMark color={color} />,
      checked: flag === color,
      onCheckedChange: (checked) => void setState(selection, { flag: checked ? color : null }),
    })),
    { kind: 'separator' },
    {
      label: t('noFlag'),
      disabled: flag === undefined,
      onSelect: () => void setState(selection, { flag: null }),
    },
  ]
}
