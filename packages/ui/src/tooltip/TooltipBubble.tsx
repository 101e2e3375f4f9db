import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../portal/PortalProvider'
import { useClientLayoutEffect } from '../useClientLayoutEffect'
import { placeBeside } from './placeBeside'
import type { TooltipSide } from './Tooltip'
import * as styles from './TooltipBubble.css'

export interface TooltipBubbleProps {
  id: string
  /** What it stands beside. */
  target: RefObject<HTMLElement | null>
  side: TooltipSide
  shortcut: string | undefined
  /** The name of the target is read out with it already. */
  isHidden: boolean
  onPointerEnter: () => void
  onPointerLeave: () => void
  /** The page was scrolled under it. */
  onScroll: () => void
  children: ReactNode
}

/** The words beside the target. */
export default function TooltipBubble({ target, side, onScroll, isHidden, ...props }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  const container = usePortalContainer()

  useClientLayoutEffect(() => {
    if (!target.current || !bubble.current) return
    bubble.current.style.translate = 'none'
    const box = bubble.current.getBoundingClientRect()
    const view = { width: window.innerWidth, height: window.innerHeight }
    const place = placeBeside(target.current.getBoundingClientRect(), box, view, side)
    // Measured from where it would lie by itself, so a transformed page around us does not put it off.
    bubble.current.style.translate = `${place.left - box.left}px ${place.top - box.top}px`
  }, [target, side])

  useEffect(() => {
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', onScroll, { capture: true })
  }, [onScroll])

  return createPortal(
    <div
      ref={bubble}
      id={props.id}
      role="tooltip"
      className={styles.tooltip}
      aria-hidden={isHidden || undefined}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
    >
      <span>{props.children}</span>
      {props.shortcut && <kbd className={styles.shortcut}>{props.shortcut}</kbd>}
    </div>,
    container ?? document.body,
  )
}
