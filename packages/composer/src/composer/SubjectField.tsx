import type { Ref } from 'react'
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
}

/** The line of the subject, in the same columns as those of the recipients. */
export function SubjectField({ inputRef, t, value, isInvalid, onChange }: SubjectFieldProps) {
  return (
    <label className={lines.line}>
      <span className={lines.label}>{t('subject')}</span>
      <input
        ref={inputRef}
        type="text"
        className={styles.subject}
        value={value}
        aria-invalid={isInvalid || undefined}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
