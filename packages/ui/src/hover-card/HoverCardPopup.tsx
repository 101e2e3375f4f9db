import * as Radix from '@radix-ui/react-hover-card'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { activeElementIn } from '../focus/activeElementIn'
import { focusableIn } from '../focus/tabbable'
import { usePortalContainer } from '../portal/PortalProvider'
import * as styles from '../popover/Popover.css'

export interface HoverCardPopupProps {
  side: 'top' | 'bottom'
  /** Keys have gone into the card. */
  hasFocus: boolean
  /** The pointer is on the card. */
  onHold: () => void
  /** The pointer has left the card. */
  onLeave: () => void
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The open card; its code comes with the first one. */
export default function HoverCardPopup(props: HoverCardPopupProps) {
  const { side, hasFocus, onHold, onLeave, onOpenChange, children } = props
  const container = usePortalContainer()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus && panel.current)
      (focusableIn(panel.current)[0] ?? panel.current).focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <Radix.Root open onOpenChange={(open) => !open && !hasFocus && onOpenChange(false)}>
      <Radix.Trigger asChild>
        <span className={styles.cover} aria-hidden />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          ref={panel}
          className={styles.panel}
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          tabIndex={-1}
          onKeyDownCapture={(event) => hasFocus && step(event)}
          onEscapeKeyDown={() => onOpenChange(false)}
          onPointerDownOutside={() => onOpenChange(false)}
          onPointerEnter={onHold}
          onPointerLeave={onLeave}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = { Tab: 1, ArrowDown: 1, ArrowUp: -1 }

/** Radix takes what is in a card out of the order of Tab, so Tab and the arrows go round here by themselves. */
function step(event: KeyboardEvent<HTMLElement>) {
  const by = event.key === 'Tab' && event.shiftKey ? -1 : steps[event.key]
  if (by === undefined) return
  const stops = focusableIn(event.currentTarget)
  const index = stops.indexOf(activeElementIn(event.currentTarget) as HTMLElement)
  event.preventDefault()
  stops.at((index + by + stops.length) % stops.length)?.focus()
}
