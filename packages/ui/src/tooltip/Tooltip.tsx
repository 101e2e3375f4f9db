import { cloneElement, useId, type ReactElement, type Ref } from 'react'
import { lazyPart } from '../late-part/lazyPart'
import { LatePart } from '../late-part/LatePart'
import { refOf } from '../refOf'
import { loadBubble } from './loadBubble'
import { useTooltip } from './useTooltip'

const TooltipBubble = /* @__PURE__ */ lazyPart(loadBubble)

/** Where a tooltip prefers to be; it turns to the other side where there is no room. */
export type TooltipSide = 'top' | 'bottom' | 'left' | 'right'

export interface TooltipProps {
  label: string
  /** Keys that do the same. */
  shortcut?: string
  /** @default 'bottom' */
  side?: TooltipSide
  /** The label only repeats the name of the child, or describes it beyond its name. @default 'name' */
  says?: 'name' | 'description'
  /** One element that takes a ref and pointer and focus handlers. */
  children: ReactElement<TooltipTargetProps>
}

/** What a tooltip adds to its child. */
export interface TooltipTargetProps {
  ref?: Ref<HTMLElement>
  'aria-describedby'?: string
}

/**
 * A few words about a control, on hover and on keyboard focus; after a tap where the control does nothing now
 * (`aria-disabled`), for a while.
 *
 * Our own and not Radix's: every icon button has one, and Radix's brings 20 kB of placement code to the first load.
 *
 * @source WCAG 2.2, 1.4.13: can be dismissed with Escape, can be hovered, stays until focus or pointer leave
 */
export function Tooltip({ label, shortcut, side = 'bottom', says = 'name', children }: TooltipProps) {
  const id = useId()
  const childRef = refOf<HTMLElement>(children)
  const { isOpen, target, targetRef, wrap, bubbleHandlers } = useTooltip(childRef)
  const describedBy = says === 'description' && isOpen ? { 'aria-describedby': id } : {}
  return (
    <>
      {cloneElement(children, { ...wrap(children.props), ref: targetRef, ...describedBy })}
      {isOpen && (
        <LatePart>
          <TooltipBubble {...{ id, target, side, shortcut, ...bubbleHandlers }} isHidden={says === 'name'}>
            {label}
          </TooltipBubble>
        </LatePart>
      )}
    </>
  )
}
