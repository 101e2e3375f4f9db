import { undoDelays } from '@mailroom/core'
import { useSending, useSettings, useStrings } from '@mailroom/react'
import { SegmentedControl } from '@mailroom/ui'
import * as styles from '../settings-page/settingsPage.css'
import { WaitingFace } from '../settings-page/WaitingFace'
import { undoSendStrings } from './undoSendStrings'

/**
 * How long the reader can call a sent mail back. Nothing where the mail system cannot hold mails.
 *
 * @public
 * @source SS-05
 */
export function UndoSendSettings() {
  const { t } = useStrings(undoSendStrings)
  const { hold } = useSending()
  const { settings, error, refresh, save } = useSettings()
  if (!hold) return null
  const words = { loading: t('loading'), retry: t('retry') }
  return (
    <section className={styles.section} aria-label={t('undoSend')}>
      {settings ? (
        <SegmentedControl
          label={t('undoSend')}
          value={String(settings.undoSeconds)}
          segments={undoDelays.map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 ? t('off') : t('seconds', { seconds }),
          }))}
          onValueChange={(chosen) => {
            const undoSeconds = undoDelays.find((seconds) => String(seconds) === chosen)
            if (undoSeconds !== undefined) void save({ undoSeconds })
          }}
        />
      ) : (
        <WaitingFace error={error} words={words} onRetry={() => void refresh()} />
      )}
      <p className={styles.hint}>{t('undoSendHint')}</p>
    </section>
  )
}
