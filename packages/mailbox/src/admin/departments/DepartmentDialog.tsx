import type { AdminDepartment } from '@mailroom/core'
import { useAdminDepartments, useStrings } from '@mailroom/react'
import { Button, Dialog, Field, Select, TextInput, useToasts } from '@mailroom/ui'
import { useId, useState } from 'react'
import * as styles from '../forms.css'
import { useServerForm } from '../../settings-page/useServerForm'
import { departmentStrings } from './departmentStrings'
import { treeOrder } from './treeOrder'

export interface DepartmentDialogProps {
  /** Absent for a new one. */
  department: AdminDepartment | undefined
  departments: readonly AdminDepartment[]
  onClose: () => void
}

const fields = ['name', 'parentId'] as const

/** Makes a department, or gives it another name or place. */
export function DepartmentDialog({ department, departments, onClose }: DepartmentDialogProps) {
  const { t } = useStrings(departmentStrings)
  const toasts = useToasts()
  const formId = useId()
  const { addDepartment, changeDepartment } = useAdminDepartments()
  const [name, setName] = useState(department?.name ?? '')
  const [parentId, setParent] = useState(department?.parentId)
  const { form, isBusy, onSubmit, faultOf, failure } = useServerForm(fields, async () => {
    const wanted = { name, ...(parentId !== undefined && { parentId }) }
    await (department ? changeDepartment(department.id, wanted) : addDepartment(wanted))
    toasts.show({ message: t('saved'), tone: 'success' })
    onClose()
  })
  const places = treeOrder(departments)
    .filter(({ department: { id } }) => id !== department?.id)
    .map(({ department: each, depth }) => ({
      value: String(each.id),
      label: `${'\u2003'.repeat(depth)}${each.name}`,
    }))
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={department ? t('editOf', { name: department.name }) : t('add')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <Field label={t('name')} error={faultOf('name')} required>
          <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('above')} error={faultOf('parentId')}>
          <Select
            value={parentId === undefined ? '' : String(parentId)}
            options={[{ value: '', label: t('top') }, ...places]}
            onValueChange={(id) => setParent(id === '' ? undefined : Number(id))}
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
