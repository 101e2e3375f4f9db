import { flagColors, type Message } from '@mailroom/core'
import { useMessageActions, useTags, useTranslation } from '@mailroom/react'
import { FlagIcon, MailIcon, MailOpenIcon, TagIcon, type MenuEntry } from '@mailroom/ui'
import { FlagMark, TagMark } from '../../marks/ColorMarks'
import { flagWords } from './flagWords'

/** The lines of "mark as": read, unread, nine flags, tags. @source ML-05, RD-01 */
export function useMarkEntries(message: Message): () => readonly MenuEntry[] {
  const { t } = useTranslation('reading')
  const { setState } = useMessageActions()
  const { tags = [] } = useTags()
  const selection = { folder: message.ref.folder, uids: [message.ref.uid] }
  const { isRead, flag } = message.state

  return () => [
    {
      label: t(isRead ? 'markUnread' : 'markRead'),
      icon: isRead ? <MailIcon /> : <MailOpenIcon />,
      onSelect: () => void setState(selection, { isRead: !isRead }),
    },
    {
      kind: 'branch',
      label: t('flags'),
      icon: <FlagIcon />,
      entries: [
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
      ],
    },
    ...(tags.length === 0
      ? []
      : [
          {
            kind: 'branch' as const,
            label: t('tags'),
            icon: <TagIcon />,
            entries: tags.map(({ id, name, color }): MenuEntry => ({
              kind: 'check',
              id,
              label: name,
              icon: <TagMark color={color} />,
              checked: message.state.tags.includes(name),
              onCheckedChange: (checked) =>
                void setState(selection, checked ? { addTags: [name] } : { removeTags: [name] }),
            })),
          },
        ]),
  ]
}
