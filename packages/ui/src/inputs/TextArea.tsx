import { forwardRef, type TextareaHTMLAttributes } from 'react'
import { classNames } from '../classNames'
import { useFieldControl } from '../field/fieldContext'
import * as styles from './Input.css'

/** Everything a native text area takes. */
export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement>

/** Several lines of plain text. */
export const TextArea = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { className, rows = 3, ...rest },
  ref,
) {
  const control = useFieldControl()
  return (
    <span className={classNames(styles.box, className)} data-lines>
      <textarea
        ref={ref}
        rows={rows}
        {...control}
        {...rest}
        className={classNames(styles.input, styles.area)}
      />
    </span>
  )
})
