import { isInFolder, type Folder, type FolderId } from '@mailroom/core'
import { useFolderActions, useStableCallback } from '@mailroom/react'
import { useEffect, type RefObject } from 'react'
import { beginDrag } from '../../dragging/beginDrag'
import { useDragged } from '../../dragging/Dragged'
import { myFoldersNode } from '../folderNodeIds'

export interface FolderDropProps {
  /** What the tree stands in. */
  tree: RefObject<HTMLElement | null>
  folders: readonly Folder[]
  onRenamed: (from: FolderId, to: FolderId) => void
}

/**
 * Lets mails and folders be dropped on folders, and folders of the reader's own be dragged. Dropped on their group they
 * go to the top.
 *
 * @source FL-06
 */
export function FolderDrop({ tree, folders, onRenamed }: FolderDropProps) {
  const dragged = useDragged()
  const actions = useFolderActions(onRenamed)
  const folderOf = (id: string | undefined) => folders.find((each) => each.id === id)

  const begin = useStableCallback((event: DragEvent) => {
    const folder = folderOf((event.target as HTMLElement).dataset.nodeId)
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
    beginDrag(event, folder.name, tree.current!)
  })
  /** The row under the pointer when what is dragged may be dropped there. */
  const targetOf = useStableCallback((event: DragEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-node-id]')
    const id = row?.dataset.nodeId
    const folder = folderOf(id)
    if (!row || (!folder && id !== myFoldersNode)) return undefined
    return dragged?.held()?.accepts(folder) ? { row, folder } : undefined
  })

  useEffect(() => {
    const element = tree.current!
    let marked: HTMLElement | null = null
    const mark = (row: HTMLElement | null) => {
      if (marked === row) return
      marked?.removeAttribute('data-drop')
      row?.setAttribute('data-drop', '')
      marked = row
    }
    const listeners: Partial<Record<string, (event: DragEvent) => void>> = {
      dragstart: begin,
      dragover(event) {
        const target = targetOf(event)
        mark(target?.row ?? null)
        if (!target) return
        event.preventDefault()
        event.dataTransfer!.dropEffect = 'move'
      },
      dragleave(event) {
        if (!element.contains(event.relatedTarget as Node | null)) mark(null)
      },
      drop(event) {
        const target = targetOf(event)
        mark(null)
        if (!target) return
        event.preventDefault()
        dragged?.held()?.drop(target.folder)
      },
      dragend() {
        mark(null)
        dragged?.hold(undefined)
      },
    }
    const told = new AbortController()
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, (event) => listener!(event as DragEvent), { signal: told.signal })
    return () => told.abort()
  }, [tree, dragged, begin, targetOf])
  return null
}
