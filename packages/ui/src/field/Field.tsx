import { useId, type ReactNode } from 'react'
import { WarningIcon } from '../icons/actionsIcons'
import * as styles from './Field.css'
import { FieldContext } from './fieldContext'

export interface FieldProps {
  label: string
  /** The label is for screen readers only: a placeholder or the place says it to the others. */
  hideLabel?: boolean
  /** How to fill it in. */
  hint?: ReactNode
  /** What is wrong and what to do; shown under the control. */
  error?: ReactNode
  required?: boolean
  /** One control: TextInput, TextArea, Select ... */
  children: ReactNode
}

/** Label, control, hint and error as one thing. The error is announced when it appears. */
export function Field({ label, hideLabel, hint, error, required, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-hidden={hideLabel || undefined}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </label>
      <FieldContext.Provider
        value={{
          id,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        }}
      >
        {children}
      </FieldContext.Provider>
      <div className={styles.error} id={errorId} aria-live="polite">
        {error && (
          <span className={styles.errorLine}>
            <WarningIcon />
            <span>{error}</span>
          </span>
        )}
      </div>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  )
}
