import type { TemporaryPassword } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Button, Dialog, useToasts } from '@mailroom/ui'
import * as styles from '../forms.css'
import { accountStrings } from './accountStrings'

export interface PasswordDialogProps {
  told: TemporaryPassword
  onClose: () => void
}

/** Tells a password this one time, to be handed on. */
export function PasswordDialog({ told: { password = '' }, onClose }: PasswordDialogProps) {
  const { t } = useStrings(accountStrings)
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password)
      toasts.show({ message: t('copied') })
    } catch {
      // The browser does not allow it; the password stands there to be read.
      toasts.show({ message: t('notCopied') })
    }
  }
  return (
    <Dialog
      open
      kind="alert"
      size="small"
      onOpenChange={onClose}
      title={t('passwordTitle')}
      description={t('passwordText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('noted')}
          </Button>
        </>
      }
    >
      <p className={styles.secret}>{password}</p>
    </Dialog>
  )
}
