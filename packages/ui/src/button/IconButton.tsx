import { forwardRef, memo, type ButtonHTMLAttributes, type ReactElement } from 'react'
import { classNames } from '../classNames'
import { Tooltip, type TooltipSide } from '../tooltip/Tooltip'
import * as styles from './IconButton.css'

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  /** What it does: the tooltip and the accessible name. */
  label: string
  icon: ReactElement
  /** Keys that do the same, shown in the tooltip: "Ctrl+Enter". */
  shortcut?: string
  /** For a button that stays down. */
  pressed?: boolean
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** `rail` is for the icon rail's dark ground. @default 'plain' */
  tone?: 'plain' | 'accent' | 'danger' | 'rail'
  /** @default 'bottom' */
  tooltipSide?: TooltipSide
}

/** A button that is only an icon: it always has a tooltip and a name. Drawn anew only when what it is given changes. */
export const IconButton = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
    { label, icon, shortcut, pressed, size = 'medium', tone = 'plain', tooltipSide, className, ...rest },
    ref,
  ) {
    return (
      <Tooltip label={label} shortcut={shortcut} side={tooltipSide}>
        <button
          ref={ref}
          type="button"
          {...rest}
          className={classNames(styles.button, className)}
          aria-label={label}
          aria-pressed={pressed}
          data-size={size}
          data-tone={tone}
        >
          {icon}
        </button>
      </Tooltip>
    )
  }),
)
