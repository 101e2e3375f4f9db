import {
  isLongMailPassword,
  isMailPassword,
  longMailPasswordLength,
  mailPasswordLength,
  type PasswordState,
} from '@mailroom/core'
import { useSubmission } from '@mailroom/react'
import { Button, Field, PasswordInput } from '@mailroom/ui'
import { useState } from 'react'
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
  const [password, setPassword] = useState('')
  const isPossible = hasPage ? isLongMailPassword : isMailPassword
  const { isBusy, fault, setFault, box, onSubmit } = useSubmission({
    check: () =>
      isPossible(password) ? undefined : t(hasPage ? 'passwordLongRequired' : 'passwordRequired'),
    send: () => {
      setFault(undefined)
      return onOpen(password)
    },
    onRefused: (refused) => refused.select(),
  })
  return (
    <SealCard
      kind="password"
      title={t('passwordTitle')}
      hint={t(hasPage ? 'passwordLongHint' : 'passwordHint')}
    >
      <form className={styles.form} onSubmit={onSubmit}>
        <Field label={t('password')} error={fault} required>
          <PasswordInput
            ref={box}
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
