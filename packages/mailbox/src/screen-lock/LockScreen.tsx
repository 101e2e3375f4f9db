import { useErrorText, useScreenLock, useSession, useStrings } from '@mailroom/react'
import { Avatar, Button, Field, PasswordInput } from '@mailroom/ui'
import { useRef, useState, type FormEvent } from 'react'
import * as styles from './LockScreen.css'
import { screenLockStrings } from './screenLockStrings'
import { useLockSync } from './useLockSync'

export interface LockScreenProps {
  /** The reader has signed out instead, or in another window. */
  onSignedOut: (redirectUrl?: string) => void
}

/**
 * What is in the page while the screen is locked: who is signed in, a field for their password, and the way out.
 *
 * @public
 * @source LK-02, LK-04
 */
export function LockScreen({ onSignedOut }: LockScreenProps) {
  const { t } = useStrings(screenLockStrings)
  const { session, signOut } = useSession()
  const { unlock } = useScreenLock()
  const errorText = useErrorText()
  const tell = useLockSync()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState<'unlocking' | 'leaving'>()
  const input = useRef<HTMLInputElement>(null)
  const user = session?.user.address

  const refuse = (reason: string | undefined) => {
    setFault(reason)
    input.current?.focus()
    input.current?.select()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (password === '') return refuse(t('passwordRequired'))
    setBusy('unlocking')
    try {
      await unlock(password)
      tell('unlocked')
    } catch (error) {
      setBusy(undefined)
      refuse(errorText(error))
    }
  }
  const leave = async () => {
    if (busy) return
    setBusy('leaving')
    try {
      onSignedOut((await signOut()).redirectUrl)
    } catch (error) {
      setBusy(undefined)
      refuse(errorText(error))
    }
  }

  return (
    <main className={styles.screen}>
      <form className={styles.card} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.head}>
          {user && <Avatar name={user.name || user.address} size={64} />}
          <h1 className={styles.title}>{t('locked')}</h1>
          {user && <span className={styles.who}>{user.name || user.address}</span>}
          <p className={styles.hint}>{t('lockedHint')}</p>
        </div>
        <Field label={t('password')} error={fault} required>
          <PasswordInput
            ref={input}
            value={password}
            autoFocus
            autoComplete="current-password"
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            onChange={(event) => {
              setPassword(event.target.value)
              setFault(undefined)
            }}
          />
        </Field>
        <div className={styles.ways}>
          <Button variant="primary" type="submit" busy={busy === 'unlocking'}>
            {t('unlock')}
          </Button>
          <Button variant="ghost" busy={busy === 'leaving'} onClick={() => void leave()}>
            {t('signOut')}
          </Button>
        </div>
      </form>
    </main>
  )
}
