import { cloneElement, useId, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react'
import { LatePart } from '../late-part/LatePart'
import { useReturnFocus } from '../focus/useReturnFocus'
import { fetchAhead } from '../late-part/persistently'
import { useControlled } from '../useControlled'
import { useTogglePress } from '../useTogglePress'
import { MenuPopup, loadMenuPopup } from './lazyMenuPopup'
import * as styles from './Menu.css'
import type { MenuLines } from './MenuEntry'

/** What a menu adds to its trigger. */
export interface MenuTriggerProps {
  id?: string
  disabled?: boolean
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
}

export interface MenuProps {
  /** A button; the menu opens under it and is named after it. */
  trigger: ReactElement<MenuTriggerProps>
  /** The lines, or how to make them when the menu opens. */
  entries: MenuLines | (() => MenuLines)
  /** @default 'start' */
  align?: 'start' | 'end'
  /** @default 'bottom' */
  side?: 'bottom' | 'top' | 'right'
  /** The trigger takes the whole width. */
  wide?: boolean
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A menu under a button. The page behind it stays as it is: nothing is locked, hidden or styled. */
export function Menu({
  trigger,
  entries,
  align,
  side,
  wide,
  open,
  defaultOpen = false,
  onOpenChange,
}: MenuProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  useReturnFocus(isOpen)
  const ownId = useId()
  const id = trigger.props.id ?? ownId
  const press = useTogglePress(isOpen)
  return (
    <span {...press.ownerProps} className={styles.anchor} data-wide={wide || undefined}>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => {
          trigger.props.onClick?.()
          setOpen(press.opens())
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          trigger.props.onKeyDown?.(event)
          if (event.key !== 'ArrowDown' || trigger.props.disabled) return
          event.preventDefault()
          setOpen(true)
        },
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          trigger.props.onPointerEnter?.(event)
          fetchAhead(loadMenuPopup)
        },
      })}
      {isOpen && (
        <LatePart>
          <MenuPopup
            entries={typeof entries === 'function' ? entries() : entries}
            align={align}
            side={side}
            labelledBy={id}
            onOpenChange={setOpen}
          />
        </LatePart>
      )}
    </span>
  )
}
