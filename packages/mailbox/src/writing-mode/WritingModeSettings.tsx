import { writingModes } from '@mailroom/core'
import { useAdapter, useSettings, useStrings } from '@mailroom/react'
import { SegmentedControl } from '@mailroom/ui'
import * as styles from '../settings-page/settingsPage.css'
import { WaitingFace } from '../settings-page/WaitingFace'
import { writingModeStrings } from './writingModeStrings'

/**
 * In which way the reader begins new mails. Nothing where the mail system keeps no settings.
 *
 * @public
 * @source ST-03, CO-04, CO-20
 */
export function WritingModeSettings() {
  const { t } = useStrings(writingModeStrings)
  const { settings: port } = useAdapter()
  const { settings, error, refresh, save } = useSettings()
  if (!port) return null
  const words = { loading: t('loading'), retry: t('retry') }
  return (
    <section className={styles.section} aria-label={t('writingMode')}>
      {settings ? (
        <SegmentedControl
          label={t('writingMode')}
          value={settings.writingMode}
          segments={writingModes.map((mode) => ({ value: mode, label: t(mode) }))}
          onValueChange={(chosen) => {
            const writingMode = writingModes.find((mode) => mode === chosen)
            if (writingMode !== undefined) void save({ writingMode })
          }}
        />
      ) : (
        <WaitingFace error={error} words={words} onRetry={() => void refresh()} />
      )}
      <p className={styles.hint}>{t('writingModeHint')}</p>
    </section>
  )
}
