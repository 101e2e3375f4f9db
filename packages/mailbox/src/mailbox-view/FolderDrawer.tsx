import { deepActiveElement, tabbableIn } from '@mailroom/ui'
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import * as styles from './FolderDrawer.css'

export interface FolderDrawerProps {
  label: string
  /** What had focus when it was asked for. */
  origin: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The folders over the list. Focus stays inside and goes back where it came from; Escape or a press beside closes. */
export function FolderDrawer({ label, origin, onClose, children }: FolderDrawerProps) {
  const drawer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = drawer.current
    const opener = origin.current
    const current = box?.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]')
    ;(current ?? box)?.focus()
    return () => {
      // Whoever opened something from here has focus there by now.
      queueMicrotask(() => {
        const focused = deepActiveElement()
        if (!focused || focused === document.body) opener?.focus()
      })
    }
  }, [origin])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const box = event.currentTarget
    if (event.defaultPrevented || !box.contains(event.target as Node)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose()
    }
    if (event.key !== 'Tab') return
    const stops = tabbableIn(box)
    const focused = deepActiveElement()
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    if (focused !== edge && focused !== box) return
    event.preventDefault()
    ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
  }

  return (
    <>
      <div className={styles.shade} aria-hidden onClick={onClose} />
      <div
        ref={drawer}
        role="dialog"
        aria-modal
        aria-label={label}
        tabIndex={-1}
        className={styles.drawer}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </>
  )
}
