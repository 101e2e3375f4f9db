import { useErrorText, useStrings } from '@mailroom/react'
import { Button, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import * as styles from './profile.css'
import { profileStrings } from './profileStrings'

export interface RequestNoticeProps {
  /** Sentences, each a paragraph. */
  said: readonly string[]
  isRefused: boolean
  /** Takes it back; absent where it is decided. */
  withdraw?: () => Promise<void>
}

/** What somebody has asked for and how it stands, with the way to take it back. */
export function RequestNotice({ said, isRefused, withdraw }: RequestNoticeProps) {
  const { t } = useStrings(profileStrings)
  const errorText = useErrorText()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const go = async (take: () => Promise<void>) => {
    setBusy(true)
    try {
      await take()
      toasts.show({ message: t('withdrawn'), tone: 'success' })
    } catch (error) {
      toasts.show({ message: errorText(error) ?? '', tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.notice} role="status" data-refused={isRefused || undefined}>
      <div className={styles.said}>
        {said.map((sentence) => (
          <p key={sentence} className={styles.fact}>
            {sentence}
          </p>
        ))}
      </div>
      {withdraw && (
        <Button size="small" busy={isBusy} onClick={() => void go(withdraw)}>
          {t('withdraw')}
        </Button>
      )}
    </div>
  )
}
