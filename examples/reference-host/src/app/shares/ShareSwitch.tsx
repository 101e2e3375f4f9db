import { useStrings } from '@mailroom/react'
import { Menu, UsersIcon } from '@mailroom/ui'
import { laterStrings } from '../later/laterStrings'
import { area } from '../Shell.css'
import { useSwitch } from './useSwitch'

/** The menu of mailboxes that colleagues share; nothing while there are none. @source SH-04 */
export function ShareSwitch() {
  const { t } = useStrings(laterStrings)
  const { mailboxes, isAway, enter, leave } = useSwitch()
  if (mailboxes.length === 0 && !isAway) return null
  const entries = mailboxes.map(({ id, owner }) => ({
    id,
    label: owner.name || owner.address,
    onSelect: () => enter(id),
  }))
  const back = { id: 'own', label: t('toOwnMailbox'), onSelect: leave }
  return (
    <Menu
      side="right"
      trigger={
        <button type="button" className={area} aria-label={t('sharedMailboxes')} title={t('sharedMailboxes')}>
          <UsersIcon size={20} />
        </button>
      }
      entries={isAway ? [back, ...entries] : entries}
    />
  )
}
