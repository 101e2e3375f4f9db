import { isSameMessage, type Message, type MessageRef } from '@mailroom/core'
import { useFolderName, useFolders, useMessageActions, useTranslation } from '@mailroom/react'
import type { MenuEntry } from '@mailroom/ui'
import { moveMenu } from '../../message-list/toolbar/moveMenu'
import { useMailTasks } from '../../tasks/useMailTasks'

/**
 * The lines of "move to", or one that says that there is nowhere to go.
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
  const begin = useMailTasks()
  const nameOf = useFolderName()
  const { ref } = message

  const moveTo = async (target: string) => {
    const outcome = await move({ folder: ref.folder, uids: [ref.uid] }, target)
    if (outcome.kind !== 'done') return
    const place = outcome.value.find(({ from }) => isSameMessage(from, ref))
    if (place !== undefined) onMoved?.(place.to)
  }

  return () => {
    const entries = moveMenu({
      ...{ folders, nameOf, from: ref.folder, otherFolder: t('otherFolder'), begin },
      onMove: (target) => void moveTo(target),
    })
    if (entries.length > 0) return entries
    return [{ label: t('noFolder'), disabled: true, onSelect: () => undefined }]
  }
}
