import type { ContactGroup } from '@mailroom/core'
import { ActQuestion } from '@mailroom/files'
import { useContactActs } from '@mailroom/react'
import type { SayContacts } from '../contactsStrings'

export interface RemoveGroupDialogProps {
  t: SayContacts
  group: ContactGroup
  onRemoved: () => void
  onClose: () => void
}

/** Asks before a group is removed; its contacts stay. @source CT-02 */
export function RemoveGroupDialog({ t, group, onRemoved, onClose }: RemoveGroupDialogProps) {
  const { removeGroup } = useContactActs()
  return (
    <ActQuestion
      words={{
        title: t('removeGroupTitle', { name: group.name }),
        description: t('removeGroupHint'),
        confirm: t('delete'),
        cancel: t('cancel'),
      }}
      act={async () => {
        await removeGroup(group.id)
        onRemoved()
      }}
      said={{
        done: t('groupRemoved', { name: group.name }),
        failed: (reason) => t('actFailed', { reason }),
      }}
      onClose={onClose}
    />
  )
}
