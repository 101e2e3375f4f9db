import { formatListTime, type BurnState } from '@mailroom/core'
import { ClockIcon } from '@mailroom/ui'
import { useListStyle } from '../../message-list/useListStyle'
import * as styles from './Sealed.css'
import type { SaySealed } from './sealedStrings'

/** Above the text of an opened mail: how much is left of it. @source RD-12 */
export function BurnLine({ t, seal: { readsLeft, burnsAt } }: { t: SaySealed; seal: BurnState }) {
  const { now, style } = useListStyle()
  const date = formatListTime(burnsAt, now, style)
  return (
    <p className={styles.line} role="status">
      <ClockIcon />
      <span>
        {readsLeft === undefined
          ? t('until', { date })
          : readsLeft === 0
            ? t('lastReading')
            : t('readsLeft', { count: readsLeft, date })}
      </span>
    </p>
  )
}
