import type { AdminAccountId, AdminAccountSummary, TemporaryPassword } from '@mailroom/core'
import { pageLabels, useAdminAccounts, useStrings } from '@mailroom/react'
import { Badge, Button, EmptyState, Field, Pagination, TextInput } from '@mailroom/ui'
import { useState } from 'react'
import { WaitingFace } from '../../settings-page/WaitingFace'
import { RecordCell, RecordRow, RecordTable } from '../../record-table/RecordTable'
import * as styles from '../forms.css'
import { AccountDialog } from './AccountDialog'
import { accountStrings } from './accountStrings'
import { NewAccountDialog } from './NewAccountDialog'
import { PasswordDialog } from './PasswordDialog'

/** Accounts of one page. */
const pageSize = 50

/** The accounts of the organisation. @source SH-05 */
export function AccountsPage() {
  const { t } = useStrings(accountStrings)
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<AdminAccountId>()
  const [isAdding, setAdding] = useState(false)
  const [told, setTold] = useState<TemporaryPassword>()
  const { data, error, refresh } = useAdminAccounts({ text, page, pageSize })
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.searchField}>
          <Field label={t('search')} hideLabel>
            <TextInput
              type="search"
              placeholder={t('search')}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setPage(1)
              }}
            />
          </Field>
        </div>
        <Button variant="primary" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      {data === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : data.accounts.length === 0 ? (
        <EmptyState title={t('nobody')} />
      ) : (
        <AccountTable accounts={data.accounts} onOpen={setOpened} />
      )}
      {data && data.total > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPageChange={setPage}
          labels={pageLabels(t)}
        />
      )}
      {opened !== undefined && (
        <AccountDialog id={opened} onPassword={setTold} onClose={() => setOpened(undefined)} />
      )}
      {isAdding && <NewAccountDialog onPassword={setTold} onClose={() => setAdding(false)} />}
      {told && <PasswordDialog told={told} onClose={() => setTold(undefined)} />}
    </>
  )
}

interface AccountTableProps {
  accounts: readonly AdminAccountSummary[]
  onOpen: (id: AdminAccountId) => void
}

function AccountTable({ accounts, onOpen }: AccountTableProps) {
  const { t } = useStrings(accountStrings)
  const headers = [t('name'), t('address'), t('department'), t('jobNumber'), t('state')]
  return (
    <RecordTable label={t('list')} headers={headers}>
      {accounts.map(({ id, name, address, department, jobNumber, isAdmin, isBlocked }) => (
        <RecordRow key={id}>
          <RecordCell>
            <button type="button" className={styles.opener} onClick={() => onOpen(id)}>
              {name || address}
            </button>
          </RecordCell>
          <RecordCell>{address}</RecordCell>
          <RecordCell>{department?.name}</RecordCell>
          <RecordCell isQuiet>{jobNumber}</RecordCell>
          <RecordCell>
            {(isAdmin || isBlocked) && (
              <span className={styles.badges}>
                {isAdmin && <Badge tone="accent">{t('isAdmin')}</Badge>}
                {isBlocked && <Badge tone="danger">{t('isBlocked')}</Badge>}
              </span>
            )}
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  )
}
