import { defaultFolder, type Destination, type Weather } from '@mailroom/core'
import { useArtwork, useSession } from '@mailroom/react'
import { Avatar } from '@mailroom/ui'
import { DestinationLink } from '../destination-link/DestinationLink'
import type { SayHome } from './homeStrings'
import * as styles from './Greeting.css'

/** The inbox with its unread mails alone. @source HO-01 */
const unreadMails: Destination = { kind: 'folder', folder: defaultFolder, isUnread: true }

export interface GreetingProps {
  t: SayHome
  unreadCount: number
  weather?: Weather
  /** Hour of the reader's day, 0 to 23. */
  hour: number
}

/** Says good morning to whoever is there, and how much is new. @source HO-01, HO-04 */
export function Greeting({ t, unreadCount, weather, hour }: GreetingProps) {
  const user = useSession().session?.user
  const { address } = user ?? {}
  const drawing = useArtwork('banner')
  const name = address?.name || address?.address || ''
  return (
    <header className={styles.greeting}>
      {drawing && <img className={styles.drawing} src={drawing} alt="" />}
      <div className={styles.words}>
        <Avatar name={name} src={user?.pictureUrl} gender={user?.gender} size={64} />
        <div className={styles.lines}>
          <h2 className={styles.hello}>{t(partOfDay(hour), { name })}</h2>
          {unreadCount > 0 ? (
            <DestinationLink className={styles.unread} destination={unreadMails}>
              {t('unread', { count: unreadCount })}
            </DestinationLink>
          ) : (
            <span className={styles.calm}>{t('noUnread')}</span>
          )}
        </div>
        {weather && <WeatherLine t={t} weather={weather} />}
      </div>
    </header>
  )
}

function WeatherLine({ t, weather: { city, low, high, state, wind } }: { t: SayHome; weather: Weather }) {
  return (
    <p className={styles.weather} aria-label={t('weather')} role="note">
      <span className={styles.degrees}>{t('degrees', { low, high })}</span>
      <span>{[city, state, wind].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

const partOfDay = (hour: number) =>
  hour >= 4 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
