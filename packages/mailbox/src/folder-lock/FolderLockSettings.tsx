import { folderLockPasswordLengths } from '@mailroom/core'
import { useErrorText, useFolderLock, useStrings } from '@mailroom/react'
import { Button, Field, LatePart, PasswordInput } from '@mailroom/ui'
import { useState, type FormEvent } from 'react'
import { LockDialog } from './lazyLock'
import * as styles from './FolderLockSettings.css'
import { lockStrings, type SayLock } from './lockStrings'

/**
 * Where the lock on one's own folders is set and taken off, for a page of settings. Nothing where the mail system knows
 * no such lock.
 *
 * @public
 * @source LK-07
 */
export function FolderLockSettings() {
  const { t } = useStrings(lockStrings)
  const { lock, error, isThere } = useFolderLock()
  const errorText = useErrorText()
  const [asked, setAsked] = useState<'open' | 'remove'>()
  if (!isThere) return null
  return (
    <section className={styles.section} aria-label={t('section')}>
      {!lock && error !== undefined && <p role="alert">{errorText(error)}</p>}
      {lock && (
        <p className={styles.state}>{t(!lock.isSet ? 'isOff' : lock.isOpen ? 'isOpen' : 'isClosed')}</p>
      )}
      {lock && !lock.isSet && <SetLockForm t={t} />}
      {lock?.isSet && (
        <div className={styles.buttons}>
          {!lock.isOpen && <Button onClick={() => setAsked('open')}>{t('open')}</Button>}
          <Button onClick={() => setAsked('remove')}>{t('removeAsk')}</Button>
        </div>
      )}
      <p className={styles.hint}>{t('forgotten')}</p>
      {asked && (
        <LatePart>
          <LockDialog kind={asked} onClose={() => setAsked(undefined)} />
        </LatePart>
      )}
    </section>
  )
}

function SetLockForm({ t }: { t: SayLock }) {
  const { setLock } = useFolderLock()
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [faults, setFaults] = useState<{ readonly password?: string; readonly again?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const labels = { showLabel: t('showPassword'), hideLabel: t('hidePassword') }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const focus = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
    const { min, max } = folderLockPasswordLengths
    const length = Array.from(password).length
    if (length < min || length > max) {
      setFaults({ password: t('passwordLength', { min, max }) })
      return focus('lock-password')
    }
    if (password !== again) {
      setFaults({ again: t('passwordsDiffer') })
      return focus('lock-password-again')
    }
    setBusy(true)
    try {
      await setLock(password)
    } catch (error) {
      const reason = errorText(error)
      setFaults(reason === undefined ? {} : { password: reason })
      focus('lock-password')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.hint}>{t('setHint')}</p>
      <Field label={t('newPassword')} error={faults.password} required>
        <PasswordInput
          {...labels}
          name="lock-password"
          autoComplete="off"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setFaults({})
          }}
        />
      </Field>
      <Field label={t('passwordAgain')} error={faults.again} required>
        <PasswordInput
          {...labels}
          name="lock-password-again"
          autoComplete="off"
          value={again}
          onChange={(event) => {
            setAgain(event.target.value)
            setFaults({})
          }}
        />
      </Field>
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('set')}
        </Button>
      </div>
    </form>
  )
}
