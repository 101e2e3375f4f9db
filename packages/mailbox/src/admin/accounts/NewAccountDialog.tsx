import type { TemporaryPassword } from '@mailroom/core'
import { useAdminAccounts, useStrings } from '@mailroom/react'
import { Button, Dialog, Field, TextInput, useToasts } from '@mailroom/ui'
import { useId, useState } from 'react'
import * as styles from '../forms.css'
import { useServerForm } from '../../settings-page/useServerForm'
import { accountStrings } from './accountStrings'
import { DepartmentField } from './DepartmentField'

export interface NewAccountDialogProps {
  /** Told once, and not again. */
  onPassword: (told: TemporaryPassword) => void
  onClose: () => void
}

const fields = ['address', 'name', 'jobNumber', 'departmentId'] as const

/** Makes an account. */
export function NewAccountDialog({ onPassword, onClose }: NewAccountDialogProps) {
  const { t } = useStrings(accountStrings)
  const toasts = useToasts()
  const formId = useId()
  const { addAccount } = useAdminAccounts({ text: '', page: 1, pageSize: 1 })
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [jobNumber, setJobNumber] = useState('')
  const [departmentId, setDepartment] = useState<number>()
  const { form, isBusy, onSubmit, faultOf, failure } = useServerForm(fields, async () => {
    const told = await addAccount({ address, name, jobNumber, departmentId })
    toasts.show({ message: t('added'), tone: 'success' })
    onClose()
    if (told.password !== undefined) onPassword(told)
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('add')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <Field label={t('address')} error={faultOf('address')} required>
          <TextInput
            value={address}
            inputMode="email"
            autoComplete="off"
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <Field label={t('name')} error={faultOf('name')} required>
          <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('jobNumber')} error={faultOf('jobNumber')}>
          <TextInput
            value={jobNumber}
            autoComplete="off"
            onChange={(event) => setJobNumber(event.target.value)}
          />
        </Field>
        <DepartmentField value={departmentId} error={faultOf('departmentId')} onChange={setDepartment} />
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}
