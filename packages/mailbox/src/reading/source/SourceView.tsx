import type { MessageRef } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { readingStrings } from '../readingStrings'
import { SourceText } from './SourceText'
import * as styles from './SourceText.css'

export interface SourceViewProps {
  messageRef: MessageRef
}

/** A mail as it travelled, alone in a window. @source RD-15 view 1 */
export function SourceView({ messageRef }: SourceViewProps) {
  const { t } = useStrings(readingStrings)
  return (
    <section className={styles.page} aria-label={t('sourceTitle')}>
      <h1 className={styles.title}>{t('sourceTitle')}</h1>
      <SourceText messageRef={messageRef} view="source" />
    </section>
  )
}
