import { isSameMessage, type Message, type MessageRef } from '@mailroom/core'
import { useFolderName, useFolders, useMessageActions, useTranslation } from '@mailroom/react'
import { FolderIcon, type MenuEntry } from '@mailroom/ui'

/**
 * The lines of "move to": every folder but Drafts and the one the mail lies in.
 *
 * @param onMoved where the mail is now
 * @source RD-01, RD-14
 */
export function useMoveEntries(
  message: Message,
  onMoved?: (ref: MessageRef) => void,
): () => readonly MenuEntry[] {
  const { t } = useTranslation('reading')
  const { folders = [] } = useFolders()
  const { move } = useMessageActions()
  const nameOf = useFolderName()
  const { ref } = message

  const moveTo = async (target: string) => {
    const outcome = await move({ folder: ref.folder, uids: [ref.uid] }, target)
    if (outcome.kind !== 'done') return
    const place = outcome.value.find(({ from }) => isSameMessage(from, ref))
    if (place !== undefined) onMoved?.(place.to)
  }

  return () => {
    const targets = folders.filter(
      ({ id, role }) => role !== 'drafts' && role !== 'snoozed' && id !== ref.folder,
    )
    if (targets.length === 0) return [{ label: t('noFolder'), disabled: true, onSelect: () => undefined }]
    return targets.map((folder) => ({
      id: folder.id,
      label: folder.role === undefined ? folder.id.replaceAll('/', ' / ') : nameOf(folder),
      icon: <FolderIcon />,
      disabled: folder.isLocked,
      onSelect: () => void moveTo(folder.id),
    }))
  }
}
