import type { OrganisationSwitches } from '@mailroom/core'
import { useErrorText, useOrganisation, useStrings } from '@mailroom/react'
import { Checkbox, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { WaitingFace } from '../../settings-page/WaitingFace'
import * as styles from '../forms.css'
import { switchStrings } from './switchStrings'

const names = [
  'forward',
  'download',
  'search',
  'delete',
  'deleteForeverButton',
  'burn',
  'mailPassword',
  'files',
  'directory',
  'offlineReading',
  'twelveHourTime',
  'registration',
] as const satisfies readonly (keyof OrganisationSwitches)[]

/** What people may do. Each switch takes effect at once, and goes back when that came to nothing. @source SH-05 */
export function SwitchesPage() {
  const { t } = useStrings(switchStrings)
  const { data, error, refresh, setSwitches } = useOrganisation()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [wanted, setWanted] = useState<OrganisationSwitches>()
  if (data === undefined)
    return (
      <WaitingFace
        error={error}
        words={{ loading: t('loading'), retry: t('retry') }}
        onRetry={() => void refresh()}
      />
    )
  const turn = async (name: keyof OrganisationSwitches, isOn: boolean) => {
    const next = { ...data.switches, [name]: isOn }
    setWanted(next)
    try {
      await setSwitches(next)
      await refresh()
    } catch (failure) {
      toasts.show({ message: errorText(failure) ?? '', tone: 'danger' })
    } finally {
      setWanted(undefined)
    }
  }
  const shown = wanted ?? data.switches
  return (
    <>
      <p className={styles.hint}>{t('hint')}</p>
      <div className={styles.switches}>
        {names.map((name) => (
          <Checkbox
            key={name}
            role="switch"
            checked={shown[name]}
            // One after the other: each is sent with all the others.
            disabled={wanted !== undefined}
            onCheckedChange={(isOn) => void turn(name, isOn)}
          >
            {t(name)}
          </Checkbox>
        ))}
      </div>
    </>
  )
}
