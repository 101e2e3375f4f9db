import type { RefusedEntry } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { senderListStrings } from './senderListStrings'
import * as styles from './SenderListSettings.css'

/** Faults written out; the rest is in the count. */
const maxShown = 10

/** What was not added, and why. */
export function AddFaults({ faults }: { faults: readonly RefusedEntry[] }) {
  const { t } = useStrings(senderListStrings)
  const more = faults.length - maxShown
  return (
    <div role="status" className={styles.faults}>
      {faults.length > 0 && (
        <>
          {t('faults', { count: faults.length })}
          <ul className={styles.faultList}>
            {faults.slice(0, maxShown).map(({ entry, fault }, index) => (
              <li key={`${index} ${entry}`}>{t(fault, { entry })}</li>
            ))}
            {more > 0 && <li>{t('moreFaults', { count: more })}</li>}
          </ul>
        </>
      )}
    </div>
  )
}
