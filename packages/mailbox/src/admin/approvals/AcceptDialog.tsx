import type { Approval, ApprovedAccount, RegistrationApproval } from '@mailroom/core'
import { useApprovals, useStrings } from '@mailroom/react'
import { Button, Dialog, Field, TextInput, useToasts } from '@mailroom/ui'
import { useId, useState } from 'react'
import { DepartmentField } from '../accounts/DepartmentField'
import * as styles from '../forms.css'
import { useServerForm } from '../../settings-page/useServerForm'
import { approvalStrings } from './approvalStrings'
import { useApprovalWords } from './useApprovalWords'

export interface DecideDialogProps {
  approval: Approval
  onClose: () => void
}

const fields = ['name', 'jobNumber', 'departmentId'] as const

/** Permits what somebody asks for; what a new account is made of can be put right first. */
export function AcceptDialog({ approval, onClose }: DecideDialogProps) {
  const { t } = useStrings(approvalStrings)
  const toasts = useToasts()
  const formId = useId()
  const wordsOf = useApprovalWords()
  const { acceptApproval } = useApprovals({ isWaiting: true, page: 1, pageSize: 50 })
  const { id, kind, address } = approval
  const [account, setAccount] = useState(kind === 'registration' ? accountOf(approval) : undefined)
  const { form, isBusy, onSubmit, faultOf, failure } = useServerForm(fields, async () => {
    await acceptApproval(id, account)
    toasts.show({ message: t('accepted'), tone: 'success' })
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`acceptTitle_${kind}`, { who: address })}
      description={t(`acceptText_${kind}`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={kind === 'closing' ? 'danger' : 'primary'}
            busy={isBusy}
          >
            {t('accept')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        {account ? (
          <AccountFields account={account} faultOf={faultOf} onChange={setAccount} />
        ) : (
          <p className={styles.hint}>{wordsOf(approval)}</p>
        )}
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

const accountOf = ({ name, jobNumber, department }: RegistrationApproval): ApprovedAccount => ({
  name,
  jobNumber,
  ...(department && { departmentId: department.id }),
})

interface AccountFieldsProps {
  account: ApprovedAccount
  faultOf: (field: string) => string | undefined
  onChange: (account: ApprovedAccount) => void
}

function AccountFields({ account, faultOf, onChange }: AccountFieldsProps) {
  const { t } = useStrings(approvalStrings)
  return (
    <>
      <Field label={t('name')} error={faultOf('name')} required>
        <TextInput
          value={account.name}
          autoComplete="off"
          onChange={(event) => onChange({ ...account, name: event.target.value })}
        />
      </Field>
      <Field label={t('jobNumber')} error={faultOf('jobNumber')}>
        <TextInput
          value={account.jobNumber}
          autoComplete="off"
          onChange={(event) => onChange({ ...account, jobNumber: event.target.value })}
        />
      </Field>
      <DepartmentField
        value={account.departmentId}
        error={faultOf('departmentId')}
        onChange={(departmentId) => onChange({ ...account, departmentId })}
      />
    </>
  )
}
