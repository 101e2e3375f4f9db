import type { SavedDraft, SendResult } from '@mailroom/core'
import { useErrorText, useStrings } from '@mailroom/react'
import { Button, EmptyState, Loading, Skeleton } from '@mailroom/ui'
import { forwardRef } from 'react'
import { composeStrings } from '../composeStrings'
import type { DraftJournal } from '../journal/DraftJournal'
import type { ComposerHandle } from './ComposerHandle'
import type { ComposeStart } from './ComposeStart'
import { ComposeForm } from './ComposeForm'
import * as styles from './Composer.css'
import { useComposeSeed } from './useComposeSeed'

export interface ComposerProps {
  /** How it begins; a later change is ignored, so that nothing typed is overwritten. @default an empty mail */
  start?: ComposeStart
  /** Notes what is typed between two saves. */
  journal?: DraftJournal
  onSent?: (result: SendResult) => void
  onDraftSaved?: (draft: SavedDraft) => void
  /** It leaves by itself at that time, in ms since 1970. */
  onScheduled?: (draft: SavedDraft, leavesAt: number) => void
  /** The subject as it is typed. */
  onTitleChange?: (subject: string) => void
  /** The mail is sent or thrown away; the composer has nothing more to show. */
  onClose?: () => void
}

/**
 * Writes one mail: new, an answer, a forward, a draft to go on with, or what a crash interrupted. It fills the element
 * that it is put into.
 *
 * @public
 * @source CO-01, EM-01
 */
export const Composer = forwardRef<ComposerHandle, ComposerProps>(function Composer(
  { start = emptyMail, ...props },
  ref,
) {
  const { t } = useStrings(composeStrings)
  const errorText = useErrorText()
  const state = useComposeSeed(start, props.journal)
  if (state.kind === 'ready') return <ComposeForm {...props} handle={ref} seed={state.seed} />
  if (state.kind === 'failed') {
    return (
      <div className={styles.composer}>
        <div className={styles.face}>
          <EmptyState
            kind="error"
            title={t('loadFailed')}
            description={errorText(state.error)}
            action={<Button onClick={state.retry}>{t('retry')}</Button>}
          />
        </div>
      </div>
    )
  }
  return (
    <div className={styles.composer}>
      <Loading label={t('loading')}>
        <div className={styles.skeleton}>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
          <Skeleton width="50%" />
          <Skeleton shape="block" height={240} />
        </div>
      </Loading>
    </div>
  )
})

const emptyMail: ComposeStart = { kind: 'new' }
