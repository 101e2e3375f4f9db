import type { MessageRef, MessageSelection } from '@mailroom/core'
import { useFolderName, useFolders, useMessageActions, useSession, useTranslation } from '@mailroom/react'
import {
  FolderIcon,
  IconButton,
  MailIcon,
  MailOpenIcon,
  Menu,
  MoreIcon,
  TrashIcon,
  type MenuEntry,
} from '@mailroom/ui'
import { moveMenu } from '../../message-list/toolbar/moveMenu'
import { useRights } from '../../rights/useRights'
import { useMailTasks } from '../../tasks/useMailTasks'
import type { Folding } from './useFolding'

export interface ConversationMenuProps {
  /** One of its mails; acts are about those in the same folder. */
  messageRef: MessageRef
  folding: Folding
  onClose: () => void
}

/** What can be done with all mails of a conversation in a folder. @source ML-24 */
export function ConversationMenu({ messageRef, folding, onClose }: ConversationMenuProps) {
  const { t } = useTranslation('reading')
  const { setState, move, remove } = useMessageActions()
  const { folders = [] } = useFolders()
  const { session } = useSession()
  const { mayChange } = useRights()
  const nameOf = useFolderName()
  const begin = useMailTasks()
  const { folder, uid } = messageRef
  const all: MessageSelection = { folder, uids: [uid], wholeConversations: true }
  const changing = (): readonly MenuEntry[] => [
    { kind: 'separator', id: 'marks' },
    {
      label: t('allRead'),
      icon: <MailOpenIcon />,
      onSelect: () => void setState(all, { isRead: true }),
    },
    { label: t('allUnread'), icon: <MailIcon />, onSelect: () => void setState(all, { isRead: false }) },
    {
      kind: 'branch',
      label: t('moveAll'),
      icon: <FolderIcon />,
      entries: moveMenu({
        ...{ folders, nameOf, from: folder, otherFolder: t('otherFolder'), begin },
        onMove: (target) => {
          void move(all, target)
          onClose()
        },
      }),
    },
  ]
  return (
    <Menu
      align="end"
      trigger={<IconButton label={t('wholeConversation')} icon={<MoreIcon />} />}
      entries={() => [
        { label: t('unfoldAll'), onSelect: () => folding.foldAll(true) },
        { label: t('foldAll'), onSelect: () => folding.foldAll(false) },
        ...(mayChange ? changing() : []),
        ...(session?.features.delete
          ? [
              {
                label: t('deleteAll'),
                icon: <TrashIcon />,
                tone: 'danger' as const,
                onSelect: () => {
                  void remove(all)
                  onClose()
                },
              },
            ]
          : []),
      ]}
    />
  )
}
