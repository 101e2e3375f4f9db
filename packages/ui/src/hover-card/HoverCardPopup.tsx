import * as Radix from '@radix-ui/react-hover-card'
import type { ReactNode } from 'react'
import { usePortalContainer } from '../portal/PortalProvider'
import * as styles from '../popover/Popover.css'

export interface HoverCardPopupProps {
  side: 'top' | 'bottom'
  /** The pointer is on the card. */
  onHold: () => void
  /** The pointer has left the card. */
  onLeave: () => void
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The open card; its code comes with the first one. */
export default function HoverCardPopup({
  side,
  onHold,
  onLeave,
  onOpenChange,
  children,
}: HoverCardPopupProps) {
  const container = usePortalContainer()
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <span className={styles.cover} aria-hidden />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={styles.panel}
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onPointerEnter={onHold}
          onPointerLeave={onLeave}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
