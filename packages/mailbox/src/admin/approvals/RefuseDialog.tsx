import { maxApprovalReason } from '@mailroom/core'
import { useApprovals, useStrings } from '@mailroom/react'
import { Button, Dialog, Field, TextArea, useToasts } from '@mailroom/ui'
import { useId, useState } from 'react'
import * as styles from '../forms.css'
import { useServerForm } from '../../settings-page/useServerForm'
import type { DecideDialogProps } from './AcceptDialog'
import { approvalStrings } from './approvalStrings'

/** Refuses what somebody asks for, and says why. */
export function RefuseDialog({ approval: { id, address }, onClose }: DecideDialogProps) {
  const { t } = useStrings(approvalStrings)
  const toasts = useToasts()
  const formId = useId()
  const { refuseApproval } = useApprovals({ isWaiting: true, page: 1, pageSize: 50 })
  const [reason, setReason] = useState('')
  const { form, isBusy, onSubmit, faultOf, failure } = useServerForm(['reason'], async () => {
    await refuseApproval(id, reason)
    toasts.show({ message: t('refused'), tone: 'success' })
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('refuseTitle', { who: address })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            {t('refuse')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <Field label={t('reason')} error={faultOf('reason')} required>
          <TextArea
            autoFocus
            rows={3}
            value={reason}
            maxLength={maxApprovalReason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}
