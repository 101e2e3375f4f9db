import { useSession } from '@mailroom/react'
import { Field, PasswordInput } from '@mailroom/ui'
import { useState, type KeyboardEvent } from 'react'
import { ChecklistNews, PasswordChecklist } from './PasswordChecklist'
import * as styles from './password.css'
import type { SayPassword } from './passwordStrings'
import { passwordFields, type PasswordForm } from './usePasswordForm'

const autoComplete = {
  current: 'current-password',
  next: 'new-password',
  confirmation: 'new-password',
} as const

/** The password of now, the new one with its rules, and that once more. @source SE-22 */
export function PasswordFields({ t, form }: { t: SayPassword; form: PasswordForm }) {
  const { session } = useSession()
  const [isCapsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className={styles.form} onKeyDown={look} onKeyUp={look}>
      {/* Password keepers learn from it whose password this is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={session?.user.address.address ?? ''}
        readOnly
        hidden
      />
      {passwordFields.map((field) => (
        <Field
          key={field}
          label={t(field)}
          error={form.faults[field]}
          hint={field === 'next' && <PasswordChecklist t={t} lines={form.lines} />}
          required
        >
          <PasswordInput
            name={field}
            showLabel={`${t('showPassword')}: ${t(field)}`}
            hideLabel={`${t('hidePassword')}: ${t(field)}`}
            autoComplete={autoComplete[field]}
            value={form.values[field]}
            onChange={(event) => form.set(field, event.target.value)}
            onBlur={() => form.leave(field)}
          />
        </Field>
      ))}
      <ChecklistNews t={t} lines={form.lines} />
      <p className={styles.notice} role="status" hidden={!isCapsLock}>
        {isCapsLock && t('capsLock')}
      </p>
      {form.failure !== undefined && (
        <p className={styles.failure} role="alert">
          {form.failure}
        </p>
      )}
    </div>
  )
}
