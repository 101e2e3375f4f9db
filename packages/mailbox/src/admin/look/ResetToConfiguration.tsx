import { useErrorText, useOrganisation, useStrings } from '@mailroom/react'
import { Button, ConfirmDialog, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import * as styles from '../forms.css'
import { lookStrings } from './lookStrings'

/** The way back to what the server was configured with, for all that is set here and for the switches. */
export function ResetToConfiguration() {
  const { t } = useStrings(lookStrings)
  const { resetOrganisation } = useOrganisation()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      await resetOrganisation()
      toasts.show({ message: t('resetDone'), tone: 'success' })
    } catch (error) {
      toasts.show({ message: errorText(error) ?? '', tone: 'danger' })
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }
  return (
    <div className={styles.buttons}>
      <Button onClick={() => setAsked(true)}>{t('reset')}</Button>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        onOpenChange={setAsked}
        title={t('resetAsk')}
        description={t('resetText')}
        confirmLabel={t('reset')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void go()}
      />
    </div>
  )
}
