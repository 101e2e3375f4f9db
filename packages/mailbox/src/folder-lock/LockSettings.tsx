import { lockPasswordLengths, type LockScope } from '@mailroom/core'
import { useErrorText, useLock, useStrings } from '@mailroom/react'
import { Button, Field, LatePart, PasswordInput } from '@mailroom/ui'
import { useState, type FormEvent } from 'react'
import { LockDialog } from './lazyLock'
import * as styles from './LockSettings.css'
import { lockStrings, type SayLock } from './lockStrings'

/**
 * Where the lock on one's own folders is set and taken off, for a page of settings. Nothing where the mail system knows
 * no such lock.
 *
 * @public
 * @source LK-07, ST-19
 */
export const FolderLockSettings = () => <LockSettings scope="folders" />

/**
 * The same for the lock on the file center: what lies on the disks and in transit.
 *
 * @public
 * @source LK-05, ST-19
 */
export const FileLockSettings = () => <LockSettings scope="files" />

/**
 * The same for the lock on the calendar.
 *
 * @public
 * @source LK-05, ST-19
 */
export const CalendarLockSettings = () => <LockSettings scope="calendar" />

/** What is said of each lock. */
const words = {
  folders: {
    section: 'section',
    off: 'isOff',
    closed: 'isClosed',
    open: 'isOpen',
    setHint: 'setHint',
    set: 'set',
  },
  files: {
    section: 'filesSection',
    off: 'filesOff',
    closed: 'filesClosed',
    open: 'filesOpen',
    setHint: 'filesSetHint',
    set: 'filesSet',
  },
  calendar: {
    section: 'calendarSection',
    off: 'calendarOff',
    closed: 'calendarClosed',
    open: 'calendarOpen',
    setHint: 'calendarSetHint',
    set: 'calendarSet',
  },
} as const

interface LockSettingsProps {
  scope: LockScope
}

function LockSettings({ scope }: LockSettingsProps) {
  const { t } = useStrings(lockStrings)
  const said = words[scope]
  const { lock, error, isThere } = useLock(scope)
  const errorText = useErrorText()
  const [asked, setAsked] = useState<'open' | 'remove'>()
  if (!isThere) return null
  return (
    <section className={styles.section} aria-label={t(said.section)}>
      {!lock && error !== undefined && <p role="alert">{errorText(error)}</p>}
      {lock && (
        <p className={styles.state}>{t(!lock.isSet ? said.off : lock.isOpen ? said.open : said.closed)}</p>
      )}
      {lock && !lock.isSet && <SetLockForm t={t} scope={scope} />}
      {lock?.isSet && (
        <div className={styles.buttons}>
          {!lock.isOpen && <Button onClick={() => setAsked('open')}>{t('open')}</Button>}
          <Button onClick={() => setAsked('remove')}>{t('removeAsk')}</Button>
        </div>
      )}
      <p className={styles.hint}>{t('forgotten')}</p>
      {asked && (
        <LatePart>
          <LockDialog scope={scope} kind={asked} onClose={() => setAsked(undefined)} />
        </LatePart>
      )}
    </section>
  )
}

function SetLockForm({ t, scope }: LockSettingsProps & { t: SayLock }) {
  const { setLock } = useLock(scope)
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
    const { min, max } = lockPasswordLengths
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
      <p className={styles.hint}>{t(words[scope].setHint)}</p>
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
          {t(words[scope].set)}
        </Button>
      </div>
    </form>
  )
}
