import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { LatePart } from '../late-part/LatePart'
import { useReturnFocus } from '../focus/useReturnFocus'
import { usePortalContainer } from '../portal/PortalProvider'
import { MenuPopup } from './lazyMenuPopup'
import * as styles from './Menu.css'
import type { MenuLines } from './MenuEntry'
import { useClientLayoutEffect } from '../useClientLayoutEffect'

export interface ContextMenuProps {
  /** What the menu is about: its accessible name. */
  label: string
  /**
   * The lines for what was pressed.
   *
   * @param target the innermost element under the pointer; with the keyboard the focused one
   * @returns      nothing to leave the browser's own menu, in a text field for one
   */
  entries: (target: Element) => MenuLines | undefined
  children: ReactNode
}

interface Opened {
  entries: MenuLines
  x: number
  y: number
}

/** A menu at the pointer, by right click, long press or the menu key, for everything inside. */
export function ContextMenu({ label, entries, children }: ContextMenuProps) {
  const [opened, setOpened] = useState<Opened>()
  useReturnFocus(opened !== undefined)
  const region = useRef<HTMLDivElement>(null)

  const open = (event: MouseEvent) => {
    // A popup inside is elsewhere on the screen, although React brings its events here.
    if (!(event.target instanceof Element) || !region.current?.contains(event.target)) return
    const lines = entries(event.target)
    if (!lines || ('length' in lines && lines.length === 0)) return
    event.preventDefault()
    setOpened({ entries: lines, ...placeOf(event, event.target) })
  }

  return (
    <div ref={region} className={styles.region} onContextMenu={open}>
      {children}
      {opened && (
        <AtPoint key={`${opened.x} ${opened.y}`} x={opened.x} y={opened.y}>
          <LatePart>
            <MenuPopup
              entries={opened.entries}
              label={label}
              onOpenChange={(isOpen) => !isOpen && setOpened(undefined)}
            />
          </LatePart>
        </AtPoint>
      )}
    </div>
  )
}

/** The menu key sends no pointer: then the menu opens under what has focus. */
function placeOf(event: MouseEvent, target: Element) {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY }
  const box = target.getBoundingClientRect()
  return { x: box.left, y: box.bottom }
}

function AtPoint({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  const container = usePortalContainer()
  const spot = useRef<HTMLSpanElement>(null)
  useClientLayoutEffect(() => {
    if (!spot.current) return
    // Measured from where it would lie by itself: a transformed page around us moves that.
    spot.current.style.translate = 'none'
    const box = spot.current.getBoundingClientRect()
    spot.current.style.translate = `${x - box.left}px ${y - box.top}px`
  }, [x, y])
  return createPortal(
    <span ref={spot} className={styles.point}>
      {children}
    </span>,
    container ?? document.body,
  )
}
