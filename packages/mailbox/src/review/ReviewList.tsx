import { isMailroomError, stepBack, type ReviewState, type ReviewSummary } from '@mailroom/core'
import { useErrorText, useReviews, useStrings } from '@mailroom/react'
import { Button, Checkbox, Loading, SegmentedControl, Skeleton } from '@mailroom/ui'
import { useState, type ReactNode } from 'react'
import { Face } from '../message-list/faces/Face'
import { ListFooter } from '../message-list/ListFooter'
import { listStrings } from '../message-list/listStrings'
import * as list from '../message-list/MessageList.css'
import { RejectReasonDialog } from './RejectReasonDialog'
import * as styles from './Review.css'
import { ReviewRow } from './ReviewRow'
import type { SayReview } from './reviewStrings'
import { useDecision } from './useDecision'
import { useReviewState } from './useReviewState'

/** Mails of one page. */
const pageSize = 20

const emptyWords = { wait: 'emptyWait', permit: 'emptyPermit', reject: 'emptyReject' } as const

export interface ReviewListProps {
  t: SayReview
  /** What stands before the heading. */
  leading: ReactNode
  onOpen: (mail: ReviewSummary) => void
  /** Mails were decided: their tabs go. */
  onDecided: (ids: readonly number[]) => void
}

/** The mails that wait, were permitted or rejected; only those that wait can be chosen and decided. @source RV-01, RV-03 */
export function ReviewList({ t, leading, onOpen, onDecided }: ReviewListProps) {
  const { t: say } = useStrings(listStrings)
  const [state, setState] = useReviewState()
  const [index, setIndex] = useState(1)
  const { page, error, refresh } = useReviews({ state, offset: (index - 1) * pageSize, limit: pageSize })
  if (page?.mails.length === 0 && index > 1)
    setIndex(Math.min(index - 1, stepBack(index, page.total, pageSize)))
  const show = (next: ReviewState) => {
    setState(next)
    setIndex(1)
  }
  return (
    <section className={list.list} aria-label={t('review')}>
      <div className={list.inner}>
        <header className={list.header}>
          {leading && <span className={list.leading}>{leading}</span>}
          <h2 className={list.title}>{t('review')}</h2>
        </header>
        <Waiting
          key={state}
          t={t}
          mails={state === 'wait' ? page?.mails : undefined}
          onDecided={onDecided}
          control={
            <SegmentedControl
              label={t('state')}
              value={state}
              onValueChange={show}
              segments={[
                { value: 'wait', label: t('wait') },
                { value: 'permit', label: t('permitted') },
                { value: 'reject', label: t('rejected') },
              ]}
            />
          }
        >
          {(selectionOf) => (
            <div className={styles.scroll}>
              {page && page.mails.length > 0 && (
                <ul className={styles.rows} aria-label={t('messages')}>
                  {page.mails.map((mail) => (
                    <ReviewRow
                      key={mail.id}
                      t={t}
                      mail={mail}
                      selection={selectionOf?.(mail)}
                      onOpen={() => onOpen(mail)}
                    />
                  ))}
                </ul>
              )}
              {page?.mails.length === 0 && <Face title={t(emptyWords[state])} />}
              {!page && <Missing t={t} error={error} onRetry={() => void refresh()} />}
            </div>
          )}
        </Waiting>
        {page && page.total > pageSize && (
          <ListFooter t={say} page={index} pageSize={pageSize} total={page.total} onPageChange={setIndex} />
        )}
      </div>
    </section>
  )
}

type SelectionOf = (mail: ReviewSummary) => {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
}

interface WaitingProps {
  t: SayReview
  /** Those that can be decided; undefined where none can, or while they are on their way. */
  mails: readonly ReviewSummary[] | undefined
  control: ReactNode
  onDecided: (ids: readonly number[]) => void
  children: (selectionOf: SelectionOf | undefined) => ReactNode
}

/** Chooses among the mails that wait, and decides about several at once. */
function Waiting({ t, mails, control, onDecided, children }: WaitingProps) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(() => new Set())
  const [isAsked, setAsked] = useState(false)
  const { isBusy, decide } = useDecision(t, onDecided)
  // What has left the page is not chosen any more.
  const ids = (mails ?? []).map(({ id }) => id)
  const chosen = ids.filter((id) => marked.has(id))
  const isAll = chosen.length > 0 && chosen.length === ids.length
  const mark = (id: number, isMarked: boolean) =>
    setMarked(new Set(isMarked ? [...chosen, id] : chosen.filter((each) => each !== id)))
  const reject = async (reason: string) => {
    if (await decide({ ids: chosen, reason })) setAsked(false)
  }
  return (
    <>
      <div className={styles.bar}>
        {control}
        {ids.length > 0 && (
          <div className={styles.actions}>
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && chosen.length > 0}
              onCheckedChange={(isChecked) => setMarked(new Set(isChecked ? ids : []))}
            >
              {chosen.length === 0 ? t('selectPage') : t('selected', { count: chosen.length })}
            </Checkbox>
            <Button
              size="small"
              disabled={chosen.length === 0}
              busy={isBusy && !isAsked}
              onClick={() => void decide({ ids: chosen })}
            >
              {t('permit')}
            </Button>
            <Button size="small" disabled={chosen.length === 0} onClick={() => setAsked(true)}>
              {t('reject')}
            </Button>
          </div>
        )}
      </div>
      {children(
        mails &&
          (({ id }) => ({
            isSelected: marked.has(id),
            onChange: (isSelected) => mark(id, isSelected),
          })),
      )}
      {isAsked && chosen.length > 0 && (
        <RejectReasonDialog
          t={t}
          count={chosen.length}
          isBusy={isBusy}
          onReject={(reason) => void reject(reason)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function Missing({ t, error, onRetry }: { t: SayReview; error: unknown; onRetry: () => void }) {
  const errorText = useErrorText()
  if (error === undefined)
    return (
      <Loading label={t('loading')}>
        <div className={styles.skeleton}>
          {['70%', '55%', '64%', '48%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </Loading>
    )
  if (isMailroomError(error) && error.kind === 'forbidden') return <Face title={t('notReviewer')} />
  return (
    <Face
      isError
      title={t('listFailed')}
      description={errorText(error)}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  )
}
