import { useState } from 'react'
import { shareEnd } from './shareEnd'
import { ShareEndDialog } from './ShareEndDialog'
import { useSwitch } from './useSwitch'

/** Says that the owner has put somebody out of their mailbox, as it happens or once they are back. @source SH-04, A3 */
export function ShareEndWatch() {
  const { isAway, hasEnded, leave } = useSwitch()
  const [isBack, setIsBack] = useState(shareEnd.isNoted)
  if (isBack) {
    const goOn = () => {
      shareEnd.forget()
      setIsBack(false)
    }
    return <ShareEndDialog isBack onLeave={goOn} />
  }
  return isAway && hasEnded ? <ShareEndDialog onLeave={leave} /> : null
}
