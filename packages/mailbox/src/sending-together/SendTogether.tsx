import type { SendOutcome } from '@mailroom/composer'
import { useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { useState } from 'react'
import * as stripStyles from '../tab-strip/TabStrip.css'
import * as styles from './SendTogether.css'
import { togetherStrings } from './togetherStrings'

/** A mail that is being written. */
export interface WrittenMail {
  /** Of its tab. */
  readonly id: string
  readonly title: string
}

interface SendTogetherProps {
  mails: readonly WrittenMail[]
  /** Whoever is asked about a mail sees it. */
  onShow: (id: string) => void
  /** @returns undefined when it is not there yet */
  onSend: (id: string) => Promise<SendOutcome> | undefined
}

interface Result extends WrittenMail {
  readonly outcome: SendOutcome
}

/**
 * Sends all mails that are being written, one after another with their questions, and says of each what became of it. Not
 * there for a single one.
 *
 * @source CO-21
 */
export function SendTogether({ mails, onShow, onSend }: SendTogetherProps) {
  const { t } = useStrings(togetherStrings)
  const [isBusy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly Result[]>([])

  const sendAll = async () => {
    setBusy(true)
    const made: Result[] = []
    for (const mail of mails) {
      onShow(mail.id)
      const outcome = (await onSend(mail.id)) ?? { kind: 'kept' }
      made.push({ ...mail, outcome })
    }
    // The first one that its writer has to see to is shown behind.
    const left = made.find(({ outcome }) => outcome.kind === 'failed' || outcome.kind === 'kept')
    if (left) onShow(left.id)
    setBusy(false)
    setResults(made)
  }

  return (
    <>
      {(mails.length > 1 || isBusy) && (
        <button
          type="button"
          className={stripStyles.act}
          aria-disabled={isBusy}
          onClick={() => !isBusy && void sendAll()}
        >
          {isBusy ? t('sending') : t('sendAll', { count: mails.length })}
        </button>
      )}
      <Dialog
        open={results.length > 0}
        onOpenChange={(open) => !open && setResults([])}
        size="small"
        title={t('results')}
        closeLabel={t('close')}
        footer={
          <Button variant="primary" onClick={() => setResults([])}>
            {t('close')}
          </Button>
        }
      >
        <ul className={styles.list}>
          {results.map(({ id, title, outcome }) => (
            <li key={id} className={styles.row}>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.word} data-failed={outcome.kind === 'failed' || undefined}>
                {outcome.kind === 'failed' ? outcome.reason : t(outcome.kind)}
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
