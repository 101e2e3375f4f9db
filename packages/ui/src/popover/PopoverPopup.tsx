import * as Radix from '@radix-ui/react-popover'
import type { ReactNode } from 'react'
import { tabbableIn } from '../focus/tabbable'
import { turnTabAround } from '../focus/turnTabAround'
import { usePortalContainer } from '../portal/PortalProvider'
import * as styles from './Popover.css'

export interface PopoverPopupProps {
  label: string
  side: 'top' | 'bottom' | 'left' | 'right'
  align: 'start' | 'center' | 'end'
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The open panel; its code comes when the first popover opens. */
export default function PopoverPopup({ label, side, align, onOpenChange, children }: PopoverPopupProps) {
  const container = usePortalContainer()
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Anchor asChild>
        <span className={styles.cover} aria-hidden />
      </Radix.Anchor>
      <Radix.Portal container={container}>
        <Radix.Content
          className={styles.panel}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          tabIndex={-1}
          onKeyDown={turnTabAround}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            const panel = event.currentTarget as HTMLElement
            ;(tabbableIn(panel)[0] ?? panel).focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
