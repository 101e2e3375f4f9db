import type { Session, ShareRights } from '@mailroom/core'
import { useSession, useStrings } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { laterStrings } from '../later/laterStrings'
import * as styles from './ShareBar.css'
import { useSwitch } from './useSwitch'

/** In whose mailbox one works, as long as it is not one's own, with the way back. @source SH-04 */
export function ShareBar() {
  const { t } = useStrings(laterStrings)
  const { session } = useSession()
  const { isAway, rights, leave } = useSwitch()
  const owner = session?.user.address
  if (!isAway || !owner) return null
  const limit = limitOf(session.features, rights)
  return (
    <div className={styles.bar}>
      <span role="status">
        {t('inMailboxOf', { name: owner.name || owner.address })}
        {limit && t('shareLimit', { limit: t(limit) })}
      </span>
      <Button size="small" onClick={leave}>
        {t('toOwnMailbox')}
      </Button>
    </div>
  )
}

/** What its owner does not let one do there; undefined where they let one do all that can be shared. @source CO-17, ST-16 */
function limitOf(features: Session['features'], rights: ShareRights | undefined) {
  if (features.change === false) return 'mayOnlyRead'
  if (!features.compose) return 'mayNotWrite'
  return rights?.mayManage === false ? 'isNamedAsSender' : undefined
}
