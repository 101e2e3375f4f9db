import type { AdminDepartment } from '@mailroom/core'
import { useAdminDepartments, useErrorText, useStrings } from '@mailroom/react'
import { Button, ConfirmDialog, EmptyState, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { WaitingFace } from '../../settings-page/WaitingFace'
import { RecordCell, RecordRow, RecordTable } from '../../record-table/RecordTable'
import * as styles from '../forms.css'
import { DepartmentDialog } from './DepartmentDialog'
import { departmentStrings } from './departmentStrings'
import { treeOrder } from './treeOrder'

/** The departments of the organisation as a tree. @source SH-05 */
export function DepartmentsPage() {
  const { t } = useStrings(departmentStrings)
  const { data, error, refresh } = useAdminDepartments()
  const [edited, setEdited] = useState<AdminDepartment | 'new'>()
  const [doomed, setDoomed] = useState<AdminDepartment>()
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      </div>
      {data === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : data.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <RecordTable label={t('list')} headers={[t('name'), t('people')]} acts={t('acts')}>
          {treeOrder(data).map(({ department, depth }) => (
            <RecordRow key={department.id}>
              <RecordCell>
                <span className={styles.indent} style={{ paddingInlineStart: depth * indentPixels }}>
                  {department.name}
                </span>
              </RecordCell>
              <RecordCell isQuiet>{t('peopleCount', { count: department.peopleCount })}</RecordCell>
              <RecordCell isAtEnd>
                <span className={styles.rowButtons}>
                  <Button
                    size="small"
                    aria-label={t('editOf', { name: department.name })}
                    onClick={() => setEdited(department)}
                  >
                    {t('edit')}
                  </Button>
                  <Button
                    size="small"
                    aria-label={t('deleteOf', { name: department.name })}
                    onClick={() => setDoomed(department)}
                  >
                    {t('delete')}
                  </Button>
                </span>
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      {edited !== undefined && data && (
        <DepartmentDialog
          department={edited === 'new' ? undefined : edited}
          departments={data}
          onClose={() => setEdited(undefined)}
        />
      )}
      {doomed && <DeleteDialog department={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}

/** Further in for each level of the tree. */
const indentPixels = 20

interface DeleteDialogProps {
  department: AdminDepartment
  onClose: () => void
}

function DeleteDialog({ department: { id, name }, onClose }: DeleteDialogProps) {
  const { t } = useStrings(departmentStrings)
  const { deleteDepartment } = useAdminDepartments()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const go = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await deleteDepartment(id)
      toasts.show({ message: t('deleted'), tone: 'success' })
      onClose()
    } catch (error) {
      setFailure(errorText(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={onClose}
      title={t('deleteAsk', { name })}
      description={t('deleteText')}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void go()}
    >
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </ConfirmDialog>
  )
}
