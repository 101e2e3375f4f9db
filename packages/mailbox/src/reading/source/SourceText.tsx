import type { MessageInfoView, MessageRef } from '@mailroom/core'
import { useErrorText, useStrings } from '@mailroom/react'
import { Button, CheckIcon, CopyIcon, EmptyState, Loading, Skeleton } from '@mailroom/ui'
import { useState } from 'react'
import { readingStrings } from '../readingStrings'
import { useSourceText, type SourceState } from './useSourceText'
import * as styles from './SourceText.css'

export interface SourceTextProps {
  messageRef: MessageRef
  view: MessageInfoView
}

/** A mail as it travelled, as plain text. @source RD-15 */
export function SourceText({ messageRef, view }: SourceTextProps) {
  const { t } = useStrings(readingStrings)
  const errorText = useErrorText()
  const state = useSourceText(messageRef, view)
  switch (state.kind) {
    case 'loading':
      return (
        <Loading label={t('loadingSource')}>
          <div className={styles.skeleton}>
            {['70%', '85%', '60%', '90%', '75%'].map((width, index) => (
              <Skeleton key={index} width={width} />
            ))}
          </div>
        </Loading>
      )
    case 'failed':
      return (
        <EmptyState
          kind="error"
          title={t('openFailed')}
          description={errorText(state.error)}
          action={<Button onClick={state.retry}>{t('retry')}</Button>}
        />
      )
    case 'here':
      return <Shown state={state} />
  }
}

function Shown({ state: { text, isTruncated } }: { state: Extract<SourceState, { kind: 'here' }> }) {
  const { t } = useStrings(readingStrings)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div className={styles.source}>
      <div className={styles.bar}>
        <span>{isTruncated && t('sourceTruncated')}</span>
        <Button size="small" icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      {/* A tab stop, since only what can be focused can be scrolled by keys. */}
      <pre className={styles.text} tabIndex={0} role="region" aria-label={t('rawText')}>
        {text}
      </pre>
    </div>
  )
}
