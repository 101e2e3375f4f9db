import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { classNames } from '../classNames'
import { useFieldControl } from '../field/fieldContext'
import * as styles from './Input.css'

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  /** An icon before the text. */
  leading?: ReactNode
  /** A button or a unit after the text. */
  trailing?: ReactNode
  /** @default 'medium' */
  size?: 'medium' | 'large'
}

/** One line of text. Inside a `Field` it takes its name, hint and error from it. */
export const TextInput = /* @__PURE__ */ forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { leading, trailing, size = 'medium', className, ...rest },
  ref,
) {
  const control = useFieldControl()
  return (
    <span className={classNames(styles.box, className)} data-size={size}>
      {leading && <span className={styles.adornment}>{leading}</span>}
      <input ref={ref} type="text" {...control} {...rest} className={styles.input} />
      {trailing}
    </span>
  )
})
