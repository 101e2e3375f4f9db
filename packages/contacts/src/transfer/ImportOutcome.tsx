import type { ContactImportOutcome } from '@mailroom/core'
import type { SayContacts } from '../contactsStrings'
import * as styles from './ImportDialog.css'

/** What became of the contacts of a file, and who could not be taken over. @source CT-03 */
export function ImportOutcome({ t, outcome }: { t: SayContacts; outcome: ContactImportOutcome }) {
  const { added, changed, ignored, faults, faultCount } = outcome
  const counts = [
    t('importAdded', { count: added }),
    changed > 0 && t('importChanged', { count: changed }),
    ignored > 0 && t('importIgnored', { count: ignored }),
    faultCount > 0 && t('importFaults', { count: faultCount }),
  ].filter((each) => each !== false)
  return (
    <div className={styles.body} role="status">
      <ul className={styles.counts}>
        {counts.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {faults.length > 0 && (
        <ul className={styles.faults} aria-label={t('importFaultList')}>
          {faults.map(({ row, name, fault }) => (
            <li key={row}>
              <span className={styles.row}>{t('importRow', { row })}</span> <bdi>{name}</bdi>{' '}
              {t(fault === 'addressMissing' ? 'rowAddressMissing' : 'rowAddressInvalid')}
            </li>
          ))}
        </ul>
      )}
      {faultCount > faults.length && (
        <p className={styles.hint}>{t('moreFaults', { count: faultCount - faults.length })}</p>
      )}
    </div>
  )
}
