import { useHome, useStrings } from '@mailroom/react'
import { useState } from 'react'
import { WaitingFace } from '../settings-page/WaitingFace'
import { Ads, Banners } from './carousel/Banners'
import { Greeting } from './Greeting'
import { HomeFooter } from './HomeFooter'
import { homeStrings } from './homeStrings'
import { LinkCard } from './LinkCard'
import { NoticeCard } from './NoticeCard'
import { RoomCard } from './RoomCard'
import { SignInCard } from './SignInCard'
import { Tiles } from './Tiles'
import * as styles from './HomeView.css'

/**
 * What greets people after they have signed in: their figures, their sign-ins, and what the organisation has to say.
 *
 * @public
 * @source HO-01 to HO-07, SE-25
 */
export function HomeView() {
  const { t } = useStrings(homeStrings)
  const [hour] = useState(() => new Date().getHours())
  const { info, signIns, error, refresh } = useHome()
  if (!info)
    return (
      <div className={styles.home}>
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      </div>
    )
  const { unreadCount, room, weather, board } = info
  return (
    <div className={styles.home}>
      <div className={styles.column}>
        <Greeting t={t} unreadCount={unreadCount} weather={weather} hour={hour} />
        <div className={styles.cards}>
          <RoomCard t={t} room={room} />
          {signIns && <SignInCard t={t} signIns={signIns} />}
        </div>
        <Tiles t={t} />
        {board.notice && <NoticeCard t={t} notice={board.notice} />}
        {board.linkGroups.length > 0 && <LinkCard t={t} groups={board.linkGroups} />}
        <Banners t={t} board={board} />
        <Ads t={t} ads={board.ads} />
        <HomeFooter t={t} footer={board.footer} />
      </div>
    </div>
  )
}
