import {
  isMailroomError,
  sameAddress,
  type Address,
  type InternetMessageId,
  type RecipientStatus,
} from '@mailroom/core'
import { useErrorText, useRecall, useRecipientStatus, useStrings } from '@mailroom/react'
import { Button, ConfirmDialog, Loading, Skeleton, useToasts } from '@mailroom/ui'
import { useEffect, useState } from 'react'
import { RecallReach } from './RecallReach'
import { recallStrings } from './recallStrings'
import * as styles from './RecallDialog.css'

export interface RecallDialogProps {
  messageId: InternetMessageId
  /** Only this one is asked. @default all */
  recipient?: Address
  onClose: () => void
}

/** Says from whom a mail can be recalled, and why not from the others, before it is. @source SS-03, RD-08 */
export function RecallDialog({ messageId, recipient, onClose }: RecallDialogProps) {
  const { t } = useStrings(recallStrings)
  const { show } = useToasts()
  const { recall } = useRecall()
  const { recipients, error, refresh } = useRecipientStatus(messageId)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  // What is cached may be from before the recipients have read it.
  useEffect(() => void refresh(), [refresh])

  const isAsked = (line: RecipientStatus) => recipient === undefined || sameAddress(line.recipient, recipient)
  const lines = recipients?.filter(isAsked)
  const canRecall = lines?.some((line) => line.recall === 'possible') === true

  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const before = recalledIn(recipients)
      const after = recalledIn(await recall(messageId, recipient?.address))
      show({ message: t('done', { count: after - before }) })
      onClose()
    } catch (reason) {
      setFailure(reason)
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={onClose}
      title={recipient === undefined ? t('ask') : t('askOne', { name: recipient.name || recipient.address })}
      description={t('explain')}
      confirmLabel={isBusy ? t('recalling') : t('recall')}
      cancelLabel={t('cancel')}
      disabled={!canRecall}
      busy={isBusy}
      onConfirm={() => void confirm()}
    >
      <div className={styles.body}>
        {lines !== undefined && <RecallReach lines={lines} />}
        {lines === undefined && error === undefined && (
          <Loading label={t('recipients')}>
            <Skeleton />
            <Skeleton width="60%" />
          </Loading>
        )}
        {lines === undefined && error !== undefined && <NotLoaded error={error} onRetry={refresh} />}
        {failure !== undefined && <RecallFailure failure={failure} />}
      </div>
    </ConfirmDialog>
  )
}

const recalledIn = (lines: readonly RecipientStatus[] = []): number =>
  lines.filter(({ state }) => state === 'recalled').length

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const { t } = useStrings(recallStrings)
  const errorText = useErrorText()
  return (
    <p role="alert" className={styles.failure}>
      {t('notLoaded', { reason: errorText(error) ?? '' })}{' '}
      <Button size="small" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </p>
  )
}

function RecallFailure({ failure }: { failure: unknown }) {
  const { t } = useStrings(recallStrings)
  const errorText = useErrorText()
  const isOver = isMailroomError(failure) && failure.kind === 'conflict'
  return (
    <p role="alert" className={styles.failure}>
      {t('failed', { reason: isOver ? t('nobodyLeft') : (errorText(failure) ?? '') })}
    </p>
  )
}
