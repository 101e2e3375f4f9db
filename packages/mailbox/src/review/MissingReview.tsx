import { isMailroomError } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { Face } from '../message-list/faces/Face'
import { ReadingSkeleton } from '../reading/faces/ReadingSkeleton'
import * as styles from '../reading/faces/ReadingFace.css'
import type { SayReview } from './reviewStrings'

export interface MissingReviewProps {
  t: SayReview
  /** Why it is not there; undefined while it is on its way. */
  error: unknown
  onRetry: () => void
  onClose?: () => void
}

/** What stands in the place of a mail in review that is not there, or not yet. @source RV-03 */
export function MissingReview({ t, error, onRetry, onClose }: MissingReviewProps) {
  const errorText = useErrorText()
  if (error === undefined) return <ReadingSkeleton />
  const isGone = isMailroomError(error) && (error.kind === 'notFound' || error.kind === 'forbidden')
  const back = onClose && <Button onClick={onClose}>{t('backToList')}</Button>
  return (
    <div className={styles.face}>
      {isGone ? (
        <Face title={t('gone')} action={back} />
      ) : (
        <Face
          isError
          title={t('openFailed')}
          description={errorText(error)}
          action={<Button onClick={onRetry}>{t('retry')}</Button>}
        />
      )}
    </div>
  )
}
