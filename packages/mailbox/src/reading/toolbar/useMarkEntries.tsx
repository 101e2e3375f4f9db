import type { Message } from '@mailroom/core'
import { useAdapter, useMessageActions, useTags, useTranslation } from '@mailroom/react'
import { FlagIcon, MailIcon, MailOpenIcon, PinIcon, TagIcon, type MenuEntry } from '@mailroom/ui'
import { tagEntries } from '../../tags/tagEntries'
import { useMailTasks } from '../../tasks/useMailTasks'
import { useFlagEntries } from './useFlagEntries'

/** The lines of "mark as": read, unread, nine flags, tags. @source ML-05, RD-01 */
export function useMarkEntries(message: Message): () => readonly MenuEntry[] {
  const { t } = useTranslation('reading')
  const { setState } = useMessageActions()
  const { tags = [] } = useTags()
  const canTag = useAdapter().tags !== undefined
  const begin = useMailTasks()
  const selection = { folder: message.ref.folder, uids: [message.ref.uid] }
  const { isRead, isPinned } = message.state
  const flagEntries = useFlagEntries(message)

  return () => [
    {
      label: t(isRead ? 'markUnread' : 'markRead'),
      icon: isRead ? <MailIcon /> : <MailOpenIcon />,
      onSelect: () => void setState(selection, { isRead: !isRead }),
    },
    {
      label: t(isPinned ? 'unpin' : 'pin'),
      icon: <PinIcon />,
      onSelect: () => void setState(selection, { isPinned: !isPinned }),
    },
    {
      kind: 'branch',
      label: t('flags'),
      icon: <FlagIcon />,
      entries: flagEntries(),
    },
    ...(canTag
      ? [
          {
            kind: 'branch' as const,
            label: t('tags'),
            icon: <TagIcon />,
            entries: tagEntries({
              tags,
              tagged: [message.state.tags],
              words: { newTag: t('newTag'), clearTags: t('clearTags'), manageTags: t('manageTags') },
              onMark: (change) => void setState(selection, change),
              onNewTag: () => begin({ kind: 'newTag', selection }),
              onManageTags: () => begin({ kind: 'manageTags' }),
            }),
          },
        ]
      : []),
  ]
}
