import type { RecipientStatus } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { recallStrings } from './recallStrings'
import { StandingBadge } from './StandingBadge'
import * as styles from './RecallDialog.css'

/** How many recipients a recall reaches, and each with what stands in its way. */
export function RecallReach({ lines }: { lines: readonly RecipientStatus[] }) {
  const { t } = useStrings(recallStrings)
  const count = lines.filter(({ recall }) => recall === 'possible').length
  return (
    <>
      <p className={styles.reach}>{count === 0 ? t('nobody') : t('reach', { count, total: lines.length })}</p>
      {/* A tab stop, since only what can be focused can be scrolled by keys. */}
      <div className={styles.scroll} role="region" aria-label={t('recipients')} tabIndex={0}>
        <ul className={styles.list}>
          {lines.map(({ recipient, recall }) => (
            <li key={recipient.address} className={styles.row}>
              <bdi className={styles.person} title={recipient.address}>
                {recipient.name || recipient.address}
              </bdi>
              {recall !== undefined && <StandingBadge standing={recall} />}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
