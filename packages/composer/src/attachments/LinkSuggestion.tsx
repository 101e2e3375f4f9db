import { goesOnline, type DraftAttachment, type OnlineFile, type OnlineRules } from '@mailroom/core'
import { useDisk, useErrorText } from '@mailroom/react'
import { Button, LinkIcon, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import type { SayComposer } from '../composeStrings'
import * as styles from './AttachmentList.css'

export interface LinkSuggestionProps {
  t: SayComposer
  attachments: readonly DraftAttachment[]
  /** Undefined where files cannot go as links. */
  rules: OnlineRules | undefined
  onOnline: (file: OnlineFile) => void
}

/** Proposes links for large files, before they weigh down every mailbox that they go to. @source AT-03 */
export function LinkSuggestion({ t, attachments, rules, onOnline }: LinkSuggestionProps) {
  const { keepOnline, isAvailable } = useDisk()
  const toasts = useToasts()
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const large = attachments.filter(
    (file) => rules && !file.online && file.sizeBytes > rules.suggestOverBytes && !goesOnline(rules, file),
  )
  if (!isAvailable || large.length === 0) return null
  const change = async () => {
    setBusy(true)
    try {
      for (const { id } of large) onOnline(await keepOnline(id))
    } catch (error) {
      toasts.show({ message: errorText(error) ?? '', tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div role="status" className={styles.suggestion}>
      <LinkIcon />
      <span className={styles.suggestionWords}>{t('suggestLinks', { count: large.length })}</span>
      <Button size="small" busy={isBusy} onClick={() => void change()}>
        {t('sendAsLinks', { count: large.length })}
      </Button>
    </div>
  )
}
