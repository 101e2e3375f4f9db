import { cloneElement, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import { lazyPart } from '../late-part/lazyPart'
import { LatePart } from '../late-part/LatePart'
import { useReturnFocus } from '../focus/useReturnFocus'
import { fetchAhead, persistently } from '../late-part/persistently'
import { useControlled } from '../useControlled'
import { useTogglePress } from '../useTogglePress'
import * as styles from './Popover.css'

const loadPopup = () => import('./PopoverPopup')
const PopoverPopup = /* @__PURE__ */ lazyPart(persistently(loadPopup))

/** What a popover adds to its trigger. */
export interface PopoverTriggerProps {
  'aria-haspopup'?: 'dialog'
  'aria-expanded'?: boolean
  onClick?: () => void
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
}

export interface PopoverProps {
  trigger: ReactElement<PopoverTriggerProps>
  /** Accessible name of what opens. */
  label: string
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** @default 'start' */
  align?: 'start' | 'center' | 'end'
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** The content, or how to make it, given a way to close. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel beside its button, for things to read or set. Escape or a press elsewhere closes it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    side = 'bottom',
    align = 'start',
    open,
    defaultOpen = false,
    onOpenChange,
    children,
  } = props
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  useReturnFocus(isOpen)
  const press = useTogglePress(isOpen)
  return (
    <span {...press.ownerProps} className={styles.anchor}>
      {cloneElement(trigger, {
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => {
          trigger.props.onClick?.()
          setOpen(press.opens())
        },
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          trigger.props.onPointerEnter?.(event)
          fetchAhead(loadPopup)
        },
      })}
      {isOpen && (
        <LatePart>
          <PopoverPopup label={label} side={side} align={align} onOpenChange={setOpen}>
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </PopoverPopup>
        </LatePart>
      )}
    </span>
  )
}
