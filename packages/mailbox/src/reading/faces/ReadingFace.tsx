import { useErrorText, useTranslation } from '@mailroom/react'
import { Button, EmptyState } from '@mailroom/ui'
import { SkinArtwork } from '../../marks/SkinArtwork'
import type { ReadingState } from '../useReading'
import { ReadingSkeleton } from './ReadingSkeleton'
import * as styles from './ReadingFace.css'

export interface ReadingFaceProps {
  /** Every state but the open mail itself. */
  state: Exclude<ReadingState, { kind: 'open' }>
  /** Absent where there is nothing to go back from: within a conversation. */
  onClose?: () => void
}

/** What stands in the place of a mail that is not there, or not yet. @source RD-14 */
export function ReadingFace({ state, onClose }: ReadingFaceProps) {
  const { t } = useTranslation('reading')
  const errorText = useErrorText()
  if (state.kind === 'loading') return <ReadingSkeleton />
  const back = onClose && <Button onClick={onClose}>{t('backToList')}</Button>
  const retry = 'retry' in state && (
    <Button variant="primary" onClick={state.retry}>
      {t('retry')}
    </Button>
  )
  switch (state.kind) {
    case 'messageGone':
      return <Face kind="empty" title={t('messageGone')} action={back} />
    case 'folderGone':
      return <Face kind="empty" title={t('folderGone')} action={back} />
    case 'forbidden':
      return <Face kind="empty" title={t('forbiddenTitle')} description={t('forbiddenHint')} action={back} />
    case 'locked':
      return <Face kind="empty" title={t('lockedTitle')} description={t('lockedHint')} action={back} />
    case 'offline':
      return <Face kind="error" title={t('offlineTitle')} description={t('offlineHint')} action={retry} />
    case 'failed':
      return <Face kind="error" title={t('openFailed')} description={errorText(state.error)} action={retry} />
  }
}

function Face(props: Omit<React.ComponentProps<typeof EmptyState>, 'artwork'>) {
  return (
    <div className={styles.face}>
      <EmptyState {...props} artwork={<SkinArtwork />} />
    </div>
  )
}
