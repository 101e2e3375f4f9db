import { isInFolder, type Folder, type FolderId } from '@mailroom/core'
import { useFolderActions } from '@mailroom/react'
import { useRef, type DragEvent } from 'react'
import { beginDrag } from '../dragging/beginDrag'
import { useDragged } from '../dragging/Dragged'
import { myFoldersNode } from './folderNodes'

/**
 * Lets mails and folders be dropped on folders, and folders of the reader's own be dragged. Dropped on their group they
 * go to the top.
 *
 * @source FL-06
 */
export function useFolderDrop(
  folders: readonly Folder[] | undefined,
  onRenamed: (from: FolderId, to: FolderId) => void,
) {
  const dragged = useDragged()
  const actions = useFolderActions(onRenamed)
  const marked = useRef<HTMLElement>(null)

  const mark = (row: HTMLElement | null) => {
    if (marked.current === row) return
    marked.current?.removeAttribute('data-drop')
    row?.setAttribute('data-drop', '')
    marked.current = row
  }
  /** The row under the pointer when what is dragged may be dropped there. */
  const targetOf = (event: DragEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-node-id]')
    const id = row?.dataset.nodeId
    const folder = folders?.find((each) => each.id === id)
    if (!row || (!folder && id !== myFoldersNode)) return undefined
    return dragged?.held()?.accepts(folder) ? { row, folder } : undefined
  }

  return {
    onDragStart(event: DragEvent<HTMLElement>) {
      const id = (event.target as HTMLElement).dataset.nodeId
      const folder = folders?.find((each) => each.id === id)
      if (!folder || !dragged) return
      dragged.hold({
        accepts: (target) =>
          !target?.isLocked &&
          target?.role !== 'drafts' &&
          target?.role !== 'snoozed' &&
          target?.id !== folder.parent &&
          !(target && isInFolder(target.id, folder.id)),
        drop: (target) => void actions.rename(folder, { name: folder.name, parent: target?.id }),
      })
      beginDrag(event, folder.name, event.currentTarget)
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      const target = targetOf(event)
      mark(target?.row ?? null)
      if (!target) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
    },
    onDragLeave(event: DragEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) mark(null)
    },
    onDrop(event: DragEvent<HTMLElement>) {
      const target = targetOf(event)
      mark(null)
      if (!target) return
      event.preventDefault()
      dragged?.held()?.drop(target.folder)
    },
    onDragEnd() {
      mark(null)
      dragged?.hold(undefined)
    },
  }
}
