import { useLocale, useStrings } from '@mailroom/react'
import { HelpIcon, Tooltip } from '@mailroom/ui'
import { laterStrings } from './later/laterStrings'
import * as styles from './RailEnd.css'
import { area } from './Shell.css'

const folders = { 'zh-hans': 'zh_hans', 'zh-tw': 'zh_hant', en: 'en' } as const

/** The way to the help, at the end of the rail: in a window of its own, so that nothing written is left. @source SH-13 */
export function RailEnd() {
  const { t } = useStrings(laterStrings)
  const { locale } = useLocale()
  return (
    <span className={styles.end}>
      <Tooltip label={t('help')} side="right">
        <a
          className={area}
          href={`/help/${folders[locale]}/index.html`}
          target="_blank"
          rel="noopener"
          aria-label={t('help')}
        >
          <HelpIcon size={20} />
        </a>
      </Tooltip>
    </span>
  )
}
