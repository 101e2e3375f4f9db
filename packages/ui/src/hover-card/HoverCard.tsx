import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { lazyPart } from '../late-part/lazyPart'
import { LatePart } from '../late-part/LatePart'
import { useReturnFocus } from '../focus/useReturnFocus'
import { fetchAhead, persistently } from '../late-part/persistently'
import * as styles from '../popover/Popover.css'

const loadPopup = () => import('./HoverCardPopup')
const HoverCardPopup = /* @__PURE__ */ lazyPart(persistently(loadPopup))

/** How long pointer or focus rests before the card opens. @source ML-13 */
const usualDelayMs = 500
const closeDelayMs = 150

export interface HoverCardProps {
  /** What the card is about; whatever it does must be reachable without it too. */
  trigger: ReactElement
  /** @default 'bottom' */
  side?: 'top' | 'bottom'
  /** How long pointer or focus rests before it opens. @default 500 */
  openDelayMs?: number
  /** The card, made only when it opens; given a way to close it. */
  children: (close: () => void) => ReactNode
}

/**
 * A card about a person or thing under the pointer, or one whose focus by keys rests on it: the arrow down goes into the
 * card then. Escape closes it; touch never opens it.
 */
export function HoverCard({
  trigger,
  side = 'bottom',
  openDelayMs = usualDelayMs,
  children,
}: HoverCardProps) {
  const [isOpen, setOpen] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useReturnFocus(isOpen && hasFocus)

  const show = (open: boolean) => {
    setOpen(open)
    if (!open) setFocus(false)
  }
  const later = (open: boolean, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(open), delayMs)
  }

  return (
    // The trigger inside is what has a role; this only watches it.
    <span
      role="presentation"
      className={styles.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return
        fetchAhead(loadPopup)
        later(true, openDelayMs)
      }}
      onPointerLeave={() => !hasFocus && later(false, closeDelayMs)}
      onPointerDown={(event) => {
        clearTimeout(timer.current)
        // Whoever presses knows what it is about; the open card would only lie over its neighbours.
        if (event.currentTarget.contains(event.target as Node)) show(false)
      }}
      onFocus={(event) => {
        if (event.currentTarget.contains(event.target) && event.target.matches(':focus-visible'))
          later(true, openDelayMs)
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.target) && !hasFocus) later(false, closeDelayMs)
      }}
      onKeyDown={(event) => {
        if (!event.currentTarget.contains(event.target as Node)) return
        if (!isOpen || event.key !== 'ArrowDown') return
        event.preventDefault()
        clearTimeout(timer.current)
        setFocus(true)
      }}
    >
      {trigger}
      {isOpen && (
        <LatePart>
          <HoverCardPopup
            side={side}
            hasFocus={hasFocus}
            onHold={() => clearTimeout(timer.current)}
            onLeave={() => !hasFocus && later(false, closeDelayMs)}
            onOpenChange={show}
          >
            {children(() => show(false))}
          </HoverCardPopup>
        </LatePart>
      )}
    </span>
  )
}
