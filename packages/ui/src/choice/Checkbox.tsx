import { forwardRef, useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { mergeRefs } from '../mergeRefs'
import { useFieldControl } from '../field/fieldContext'
import * as styles from './Choice.css'

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'onChange'
> {
  /** Some of what it stands for, not all: looks like a dash, next press selects. */
  indeterminate?: boolean
  onCheckedChange?: (checked: boolean) => void
  /** Words beside it; without them give `aria-label`. */
  children?: ReactNode
}

/** On or off, or partly on. A native checkbox that draws itself: a list has one in each row, and each element of it counts. */
export const Checkbox = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { indeterminate = false, onCheckedChange, children, className, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  const control = useFieldControl()
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={className ? `${styles.choice} ${className}` : styles.choice}>
      <input
        ref={mergeRefs(input, ref)}
        {...control}
        {...rest}
        type="checkbox"
        className={styles.box}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
      {children && <span className={styles.words}>{children}</span>}
    </label>
  )
})
