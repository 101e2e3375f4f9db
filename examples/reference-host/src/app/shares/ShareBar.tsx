import { useSession, useStrings } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { useState } from 'react'
import { laterStrings } from '../later/laterStrings'
import * as styles from './ShareBar.css'
import { shareEnd } from './shareEnd'
import { ShareEndDialog } from './ShareEndDialog'
import { useSwitch } from './useSwitch'

/** In whose mailbox one works, as long as it is not one's own, with the way back. @source SH-04 */
export function ShareBar() {
  const { t } = useStrings(laterStrings)
  const { session } = useSession()
  const { isAway, hasEnded, leave } = useSwitch()
  const [isBack, setIsBack] = useState(shareEnd.isNoted)
  const owner = session?.user.address
  if (isBack) {
    const goOn = () => {
      shareEnd.forget()
      setIsBack(false)
    }
    return <ShareEndDialog isBack onLeave={goOn} />
  }
  if (!isAway || !owner) return null
  if (hasEnded) return <ShareEndDialog onLeave={leave} />
  return (
    <div className={styles.bar}>
      <span role="status">{t('inMailboxOf', { name: owner.name || owner.address })}</span>
      <Button size="small" onClick={leave}>
        {t('toOwnMailbox')}
      </Button>
    </div>
  )
}
