import { useId, type ReactNode, type Ref } from 'react'
import type { SayComposer } from '../composeStrings'
import * as lines from '../recipients/lines.css'
import * as styles from './Composer.css'

export interface SubjectFieldProps {
  inputRef?: Ref<HTMLInputElement>
  t: SayComposer
  value: string
  /** A mail is not sent without one. */
  isInvalid: boolean
  onChange: (subject: string) => void
  /** Stands beside it. */
  children?: ReactNode
}

/** The line of the subject, in the same columns as those of the recipients. */
export function SubjectField({ inputRef, t, value, isInvalid, onChange, children }: SubjectFieldProps) {
  const id = useId()
  return (
    <div className={lines.line}>
      <label className={lines.label} htmlFor={id}>
        {t('subject')}
      </label>
      <input
        id={id}
        ref={inputRef}
        type="text"
        className={styles.subject}
        value={value}
        aria-invalid={isInvalid || undefined}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </div>
  )
}
