import type { SettingsPage } from '@mailroom/core'
import { useSession, useShares, useStrings } from '@mailroom/react'
import { useId, type ReactNode } from 'react'
import * as styles from './OfOwner.css'
import { settingsStrings } from './settingsStrings'

/** Nobody but the owner of a mailbox opens these. */
const closed: ReadonlySet<SettingsPage> = new Set([
  'user',
  'password',
  'twofactor',
  'certificate',
  'relatelist',
  'accountcancel',
])

/**
 * A page of settings as it is in the mailbox of somebody else: what a level does not give stands there and cannot be changed,
 * what is the owner's alone is not shown, and words above say so. In one's own mailbox it is as it is.
 *
 * @source CO-17, ST-16
 */
export function OfOwner({ page, children }: { page: SettingsPage; children: ReactNode }) {
  const { t } = useStrings(settingsStrings)
  const { session } = useSession()
  const { rights } = useShares()
  const id = useId()
  if (session?.isShared !== true) return children
  const isClosed = closed.has(page) || (page === 'calendar' && rights?.mayManage !== true)
  const mayChange = page === 'tag' ? session.features.change !== false : rights?.mayManage === true
  if (!isClosed && mayChange) return children
  return (
    <>
      <p id={id} className={styles.note} role="note">
        {t(isClosed ? 'ownersPage' : 'lookOnly')}
      </p>
      {!isClosed && (
        <fieldset className={styles.fields} disabled aria-describedby={id}>
          {children}
        </fieldset>
      )}
    </>
  )
}
