import { afterPaint, type FolderId } from '@mailroom/core'
import { useEffect, useRef, type RefObject } from 'react'

export interface FolderInSightProps {
  /** What the tree stands in. */
  tree: RefObject<HTMLElement | null>
  /** The folder that is open. */
  selected: FolderId | undefined
  /** How many folders are known: a folder deep in the tree comes after it has been opened, and others above it. */
  count: number
}

/**
 * Brings the folder that is open into sight, and keeps it there while others come above it, until the reader scrolls: who scrolls
 * away from it is left alone, until another one is open. The page around stays where it is.
 *
 * @source FL-01
 */
export function FolderInSight({ tree, selected, count }: FolderInSightProps) {
  const seen = useRef<{ readonly folder: FolderId | undefined; readonly top: number }>(undefined)
  useEffect(() => {
    const look = () => {
      const row = tree.current?.querySelector('[aria-selected="true"]')
      const pane = row?.closest('nav')
      if (!row || !pane) return
      const before = seen.current
      if (before?.folder === selected && before?.top !== pane.scrollTop) return
      bringIntoSight(row, pane)
      seen.current = { folder: selected, top: pane.scrollTop }
    }
    // Nothing that is about to be seen waits for it, and it finds everything laid out.
    return afterPaint(look)
  }, [tree, selected, count])
  return null
}

/** Puts a row into the middle of the pane, unless it is seen below what stays at its top. */
function bringIntoSight(row: Element, pane: HTMLElement): void {
  const top = pane.firstElementChild!.getBoundingClientRect().bottom
  const { bottom } = pane.getBoundingClientRect()
  const place = row.getBoundingClientRect()
  if (place.top < top || place.bottom > bottom) pane.scrollTop += place.top - (top + bottom) / 2
}
