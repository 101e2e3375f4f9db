import { formatFullTime, type AuditPerson, type AuditRecord } from '@mailroom/core'
import { useLocale, useSession, useStrings } from '@mailroom/react'
import { AdminCell, AdminRow, AdminTable } from '../AdminTable'
import { isAuditAction } from './auditActions'
import { auditStrings } from './auditStrings'
import { useAuditDetails } from './useAuditDetails'

/** Records, each in a row. */
export function AuditTable({ records }: { records: readonly AuditRecord[] }) {
  const { t } = useStrings(auditStrings)
  const headers = [t('time'), t('what'), t('account'), t('by'), t('place'), t('details')]
  return (
    <AdminTable label={t('records')} headers={headers}>
      {records.map((record) => (
        <AuditRow key={record.id} record={record} />
      ))}
    </AdminTable>
  )
}

function AuditRow({ record }: { record: AuditRecord }) {
  const { t } = useStrings(auditStrings)
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime
  const details = useAuditDetails()
  const { at, action, account, clientAddress } = record
  return (
    <AdminRow>
      <AdminCell isQuiet>
        <time dateTime={new Date(at).toISOString()}>{formatFullTime(at, { locale, twelveHour })}</time>
      </AdminCell>
      <AdminCell>{isAuditAction(action) ? t(`act_${action}`) : action}</AdminCell>
      <AdminCell>{account && <Person person={account} />}</AdminCell>
      <AdminCell>
        <Doer record={record} />
      </AdminCell>
      <AdminCell isQuiet>{clientAddress}</AdminCell>
      <AdminCell>{details(record)}</AdminCell>
    </AdminRow>
  )
}

/** An administrator, the command line, or the owner of the account. */
function Doer({ record: { actor, clientAddress } }: { record: AuditRecord }) {
  const { t } = useStrings(auditStrings)
  if (actor) return <Person person={actor} />
  return <>{clientAddress === undefined ? t('commandLine') : t('themselves')}</>
}

function Person({ person: { name, address } }: { person: AuditPerson }) {
  return <span title={address}>{name === '' ? address : name}</span>
}
