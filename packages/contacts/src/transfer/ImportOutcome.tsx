import type { ContactImportOutcome } from '@mailroom/core'
import { ImportReport } from '@mailroom/files'
import type { SayContacts } from '../contactsStrings'

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
    <ImportReport
      {...{ counts }}
      faultsLabel={t('importFaultList')}
      faults={faults.map(({ row, name, fault }) => ({
        place: t('importRow', { row }),
        name,
        reason: t(fault === 'addressMissing' ? 'rowAddressMissing' : 'rowAddressInvalid'),
      }))}
      {...(faultCount > faults.length && { more: t('moreFaults', { count: faultCount - faults.length }) })}
    />
  )
}
