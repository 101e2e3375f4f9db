import { formatFullTime, type Approval } from '@mailroom/core'
import { useLocale, useSession, useStrings } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { RecordCell, RecordRow, RecordTable } from '../../record-table/RecordTable'
import * as styles from '../forms.css'
import { approvalStrings } from './approvalStrings'
import { useApprovalWords } from './useApprovalWords'

export interface ApprovalTableProps {
  approvals: readonly Approval[]
  onAccept: (approval: Approval) => void
  onRefuse: (approval: Approval) => void
}

/** What is asked for, each in a row, with what can be decided or how it was. */
export function ApprovalTable({ approvals, ...acts }: ApprovalTableProps) {
  const { t } = useStrings(approvalStrings)
  const isWaiting = approvals[0]?.state === 'waiting'
  const headers = [t('kind'), t('who'), t('what'), t('asked')]
  return (
    <RecordTable
      label={t('list')}
      headers={isWaiting ? headers : [...headers, t('outcome')]}
      {...(isWaiting && { acts: t('acts') })}
    >
      {approvals.map((approval) => (
        <ApprovalRow key={approval.id} approval={approval} {...acts} />
      ))}
    </RecordTable>
  )
}

type ApprovalRowProps = Omit<ApprovalTableProps, 'approvals'> & { approval: Approval }

function ApprovalRow({ approval, onAccept, onRefuse }: ApprovalRowProps) {
  const { t } = useStrings(approvalStrings)
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime
  const wordsOf = useApprovalWords()
  const { kind, address, requestedAt, state } = approval
  const time = (at: number) => formatFullTime(at, { locale, twelveHour })
  return (
    <RecordRow>
      <RecordCell>{t(`kind_${kind}`)}</RecordCell>
      <RecordCell>{address}</RecordCell>
      <RecordCell>{wordsOf(approval)}</RecordCell>
      <RecordCell isQuiet>
        <time dateTime={new Date(requestedAt).toISOString()}>{time(requestedAt)}</time>
      </RecordCell>
      {state === 'waiting' ? (
        <RecordCell isAtEnd>
          <span className={styles.rowButtons}>
            <Button
              size="small"
              aria-label={t('acceptOf', { who: address })}
              onClick={() => onAccept(approval)}
            >
              {t('accept')}
            </Button>
            <Button
              size="small"
              aria-label={t('refuseOf', { who: address })}
              onClick={() => onRefuse(approval)}
            >
              {t('refuse')}
            </Button>
          </span>
        </RecordCell>
      ) : (
        <RecordCell>
          <Outcome approval={approval} time={time} />
        </RecordCell>
      )}
    </RecordRow>
  )
}

/** How it was decided, by whom, when and why. */
function Outcome({ approval, time }: { approval: Approval; time: (at: number) => string }) {
  const { t } = useStrings(approvalStrings)
  const { state, decidedAt, decidedBy, answer, requestedAt } = approval
  if (state === 'waiting') return null
  const words = { state: t(`state_${state}`), time: time(decidedAt ?? requestedAt) }
  const said =
    state === 'withdrawn' ? t('byNobody', words) : t('by', { ...words, who: decidedBy ?? t('commandLine') })
  return <>{answer === '' ? said : [said, answer].join(t('between'))}</>
}
