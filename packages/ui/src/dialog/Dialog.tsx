import type { ReactNode } from 'react'
import { lazyPart } from '../late-part/lazyPart'
import { LatePart } from '../late-part/LatePart'
import { useReturnFocus } from '../focus/useReturnFocus'
import { persistently } from '../late-part/persistently'

/** Fetches the code of dialogs ahead of the first one. */
export const loadDialog = () => import('./DialogWindow')

const DialogWindow = /* @__PURE__ */ lazyPart(persistently(loadDialog))

export interface DialogProps {
  open: boolean
  /** Asked for by Escape, the close button or a press beside the window. */
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence under the title; read out with it. */
  description?: ReactNode
  /** Name of the close button. */
  closeLabel: string
  /** `small` 400, `medium` 560, `large` 800 pixels at most. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** A form of many fields takes the whole of a narrow container. @default false */
  fillsNarrow?: boolean
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** `alert` is left by one of its buttons or Escape only, and says so to screen readers. @default 'dialog' */
  kind?: 'dialog' | 'alert'
  /** Selector of what gets focus first. @default the first control in the body, else in the footer */
  initialFocus?: string
  children?: ReactNode
}

/**
 * A window over everything else in the provider. Focus stays inside and goes back where it came from.
 *
 * Not modal in Radix's sense, which writes to the page's body: the ground around it is ours, what lies behind is made
 * inert, and Tab turns around at the ends.
 */
export function Dialog(props: DialogProps) {
  useReturnFocus(props.open)
  if (!props.open) return null
  return (
    <LatePart>
      <DialogWindow {...props} />
    </LatePart>
  )
}
