import {
  isLongMailPassword,
  isMailPassword,
  longMailPasswordLength,
  mailPasswordLength,
  type PasswordState,
} from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { Button, Field, PasswordInput } from '@mailroom/ui'
import { useRef, useState, type FormEvent } from 'react'
import { SealCard } from './SealCard'
import * as styles from './Sealed.css'
import type { SaySealed } from './sealedStrings'

export interface PasswordGateProps {
  t: SaySealed
  seal: PasswordState
  onOpen: (password: string) => Promise<void>
}

/** Asks for the password of a mail. @source RD-11 */
export function PasswordGate({ t, seal: { hasPage = false }, onOpen }: PasswordGateProps) {
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const refuse = (reason: string | undefined) => {
    setFault(reason)
    input.current?.focus()
    input.current?.select()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isPossible = hasPage ? isLongMailPassword : isMailPassword
    if (!isPossible(password)) return refuse(t(hasPage ? 'passwordLongRequired' : 'passwordRequired'))
    setBusy(true)
    setFault(undefined)
    try {
      await onOpen(password)
    } catch (error) {
      refuse(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <SealCard
      kind="password"
      title={t('passwordTitle')}
      hint={t(hasPage ? 'passwordLongHint' : 'passwordHint')}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <Field label={t('password')} error={fault} required>
          <PasswordInput
            ref={input}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            className={styles.password}
            name="mail-password"
            autoComplete="off"
            maxLength={hasPage ? longMailPasswordLength : mailPasswordLength}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              setFault(undefined)
            }}
          />
        </Field>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('decrypt')}
        </Button>
      </form>
    </SealCard>
  )
}
