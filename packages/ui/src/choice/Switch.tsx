import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { useFieldControl } from '../field/fieldContext'
import { choice, words } from './Choice.css'
import * as styles from './Switch.css'

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'onChange'
> {
  onCheckedChange?: (checked: boolean) => void
  /** Words beside it; without them give `aria-label`. */
  children?: ReactNode
}

/** A setting that takes effect at once. */
export const Switch = /* @__PURE__ */ forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { onCheckedChange, children, className, ...rest },
  ref,
) {
  const control = useFieldControl()
  return (
    <label className={className ? `${choice} ${className}` : choice}>
      <span className={styles.target}>
        <input
          ref={ref}
          {...control}
          {...rest}
          type="checkbox"
          role="switch"
          className={styles.input}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
        />
        <span className={styles.track} aria-hidden>
          <span className={styles.knob} />
        </span>
      </span>
      {children && <span className={words}>{children}</span>}
    </label>
  )
})
