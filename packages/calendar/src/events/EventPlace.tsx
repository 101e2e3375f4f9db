import { Popover } from '@mailroom/ui'
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import type { EventDesk } from './EventDesk'
import * as styles from './EventPlace.css'
import { titleOf } from './eventWords'
import type { ShownEvent } from './ShownEvent'

export interface EventPlaceProps {
  desk: EventDesk
  event: ShownEvent
  /** Names this part of it. */
  place: string
  style: CSSProperties
  /** On which side what is told of it opens. */
  side: 'right' | 'bottom'
  children: ReactNode
}

/** Where an event stands in a view, and what is told of it there once it is opened. */
export function EventPlace({ desk, event, place, style, side, children }: EventPlaceProps) {
  return (
    <div className={styles.place} style={style}>
      {children}
      {desk.opened === place && (
        <DetailsAt
          side={side}
          label={titleOf(desk.t, event.occurrence)}
          onClose={() => desk.onOpen(undefined)}
        >
          {(close) => desk.renderDetails(event, close)}
        </DetailsAt>
      )}
    </div>
  )
}

interface DetailsAtProps {
  side: 'right' | 'bottom'
  label: string
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** A panel beside the element that it stands in. */
export function DetailsAt({ side, label, onClose, children }: DetailsAtProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [size, setSize] = useState<CSSProperties>()
  useLayoutEffect(() => {
    const around = anchor.current?.parentElement?.getBoundingClientRect()
    if (around) setSize({ inlineSize: around.width, blockSize: around.height })
  }, [])
  return (
    <span ref={anchor} className={styles.anchor}>
      {size && (
        <Popover
          open
          side={side}
          align="start"
          label={label}
          onOpenChange={(open) => !open && onClose()}
          trigger={<AnchorBox size={size} />}
        >
          {children}
        </Popover>
      )}
    </span>
  )
}

/** As large as what the panel belongs to. What opens and closes it is the event itself. */
const AnchorBox = ({ size }: { size: CSSProperties }) => (
  <span aria-hidden className={styles.anchorBox} style={size} />
)
