import type { MessageRef } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { readingStrings } from '../readingStrings'
import { SourceText } from './SourceText'
import * as styles from './SourceText.css'

export interface HeaderViewProps {
  messageRef: MessageRef
}

/** The header lines of a mail, alone in a window. @source RD-15 view 2 */
export function HeaderView({ messageRef }: HeaderViewProps) {
  const { t } = useStrings(readingStrings)
  return (
    <section className={styles.page} aria-label={t('headerTitle')}>
      <h1 className={styles.title}>{t('headerTitle')}</h1>
      <SourceText messageRef={messageRef} view="header" />
    </section>
  )
}
