import { formatListTime } from '@mailroom/core'
import { useErrorText, useLocale } from '@mailroom/react'
import type { SayComposer } from '../composeStrings'
import * as styles from './Composer.css'
import type { KeepingState } from './useDraftKeeping'

/** Says quietly how safe the mail is. */
export function KeepingLine({ t, state }: { t: SayComposer; state: KeepingState }) {
  const { locale } = useLocale()
  const errorText = useErrorText()
  return (
    <span role="status" className={styles.keeping} data-kind={state.kind}>
      {state.kind === 'saving' && t('saving')}
      {state.kind === 'saved' && t('savedAt', { time: formatListTime(state.at, state.at, { locale }) })}
      {state.kind === 'failed' && t('saveFailed', { reason: errorText(state.error) ?? '' })}
    </span>
  )
}
