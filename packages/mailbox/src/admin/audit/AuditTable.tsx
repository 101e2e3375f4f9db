import { formatFullTime, type AuditPerson, type AuditRecord } from '@mailroom/core'
import { useLocale, useSession, useStrings } from '@mailroom/react'
import { RecordCell, RecordRow, RecordTable } from '../../record-table/RecordTable'
import { isAuditAction } from './auditActions'
import { auditStrings } from './auditStrings'
import { useAuditDetails } from './useAuditDetails'

/** Records, each in a row. */
export function AuditTable({ records }: { records: readonly AuditRecord[] }) {
  const { t } = useStrings(auditStrings)
  const headers = [t('time'), t('what'), t('account'), t('by'), t('place'), t('details')]
  return (
    <RecordTable label={t('records')} headers={headers}>
      {records.map((record) => (
        <AuditRow key={record.id} record={record} />
      ))}
    </RecordTable>
  )
}

function AuditRow({ record }: { record: AuditRecord }) {
  const { t } = useStrings(auditStrings)
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime
  const details = useAuditDetails()
  const { at, action, account, clientAddress } = record
  return (
    <RecordRow>
      <RecordCell isQuiet>
        <time dateTime={new Date(at).toISOString()}>{formatFullTime(at, { locale, twelveHour })}</time>
      </RecordCell>
      <RecordCell>{isAuditAction(action) ? t(`act_${action}`) : action}</RecordCell>
      <RecordCell>{account && <Person person={account} />}</RecordCell>
      <RecordCell>
        <Doer record={record} />
      </RecordCell>
      <RecordCell isQuiet>{clientAddress}</RecordCell>
      <RecordCell>{details(record)}</RecordCell>
    </RecordRow>
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
