import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { CloseIcon, WarningIcon } from '../icons/actionsIcons'
import { classNames } from '../classNames'
import * as styles from './Chip.css'

export interface ChipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  children: ReactNode
  /** Before the words: an avatar, a dot. */
  leading?: ReactNode
  /** `invalid` also shows a warning sign, not colour alone. @default 'plain' */
  status?: 'plain' | 'accent' | 'invalid'
  /** Name of the button that takes it away: "Remove Li Na"; without it there is none. */
  removeLabel?: string
  onRemove?: () => void
}

/** A small thing with a name: a recipient, a tag, a condition. */
export const Chip = /* @__PURE__ */ forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { children, leading, status = 'plain', removeLabel, onRemove, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={classNames(styles.chip, className)} data-status={status}>
      {status === 'invalid' ? <WarningIcon /> : leading}
      <span className={styles.words}>{children}</span>
      {removeLabel && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel}
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation()
            onRemove?.()
          }}
        >
          <CloseIcon />
        </button>
      )}
    </span>
  )
})
