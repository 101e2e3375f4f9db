import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { classNames } from '../classNames'
import { Spinner } from '../progress/Spinner'
import * as styles from './Button.css'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** One primary button at most per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Before the words. */
  icon?: ReactNode
  /** After the words: a chevron, a count. */
  trailing?: ReactNode
  /** Something is under way: shows a spinner and ignores presses, but keeps focus. */
  busy?: boolean
  /** Takes the whole width. */
  wide?: boolean
  children: ReactNode
}

/** A button with words on it. With `aria-disabled` it ignores presses, but keeps focus and a tooltip that says why. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'medium',
    icon,
    trailing,
    busy,
    wide,
    'aria-disabled': barred,
    className,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || barred}
      onClick={busy || barred ? swallow : onClick}
    >
      {busy ? <Spinner /> : icon}
      <span className={styles.words}>{children}</span>
      {trailing}
    </button>
  )
})

/** A busy submit button must not submit a second time either. */
function swallow(event: { preventDefault: () => void }) {
  event.preventDefault()
}
