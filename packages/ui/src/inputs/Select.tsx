import { forwardRef, type SelectHTMLAttributes } from 'react'
import { classNames } from '../classNames'
import { useFieldControl } from '../field/fieldContext'
import { ChevronDownIcon } from '../icons/actionsIcons'
import * as styles from './Input.css'

/** One line of a select. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'children' | 'onChange' | 'size'
> {
  options: readonly SelectOption[]
  onValueChange?: (value: string) => void
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/** One of several, by the system's own list: right on every phone, and no code to load. */
export const Select = /* @__PURE__ */ forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, onValueChange, size = 'medium', className, ...rest },
  ref,
) {
  const control = useFieldControl()
  return (
    <span className={classNames(styles.box, styles.selectBox, className)} data-size={size}>
      <select
        ref={ref}
        {...control}
        {...rest}
        className={styles.selectInput}
        onChange={(event) => onValueChange?.(event.target.value)}
      >
        {options.map((option) => (
          <option
            key={option.value}
            className={styles.option}
            value={option.value}
            disabled={option.disabled}
          >
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <ChevronDownIcon />
      </span>
    </span>
  )
})
