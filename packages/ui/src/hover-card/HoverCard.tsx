import { lazy, Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { fetchAhead, persistently } from '../persistently'
import * as styles from '../popover/Popover.css'

const loadPopup = () => import('./HoverCardPopup')
const HoverCardPopup = /* @__PURE__ */ lazy(persistently(loadPopup))

/** How long a pointer rests before the card opens. @source ML-13 */
const openDelayMs = 500
const closeDelayMs = 150

export interface HoverCardProps {
  /** What the card is about; whatever it does must be reachable without it too. */
  trigger: ReactElement
  /** @default 'bottom' */
  side?: 'top' | 'bottom'
  /** The card, made only when it opens. */
  children: () => ReactNode
}

/** A card about a person or thing under the pointer. Escape closes it; touch never opens it. */
export function HoverCard({ trigger, side = 'bottom', children }: HoverCardProps) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (open: boolean, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), delayMs)
  }

  return (
    <span
      className={styles.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return
        fetchAhead(loadPopup)
        later(true, openDelayMs)
      }}
      onPointerLeave={() => later(false, closeDelayMs)}
      onPointerDown={() => clearTimeout(timer.current)}
    >
      {trigger}
      {isOpen && (
        <Suspense fallback={null}>
          <HoverCardPopup
            side={side}
            onHold={() => clearTimeout(timer.current)}
            onLeave={() => later(false, closeDelayMs)}
            onOpenChange={setOpen}
          >
            {children()}
          </HoverCardPopup>
        </Suspense>
      )}
    </span>
  )
}
