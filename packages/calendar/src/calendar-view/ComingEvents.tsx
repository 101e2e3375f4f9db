import type { CalendarViewKind } from '@mailroom/core'
import { Loading, Skeleton } from '@mailroom/ui'
import type { SayCalendar } from '../calendarStrings'
import * as styles from './area.css'

/** In which cells of 35 something is about to be, and how high it is. */
const places = [
  { at: 1, height: 20 },
  { at: 4, height: 48 },
  { at: 9, height: 48 },
  { at: 12, height: 20 },
  { at: 16, height: 20 },
  { at: 18, height: 48 },
  { at: 24, height: 20 },
  { at: 29, height: 48 },
  { at: 32, height: 20 },
]

/** Lengths of the lines of a list that is about to come, in percent. */
const widths = [38, 52, 30, 46, 34]

/** Grey places among the days while their events are on the way. */
export function ComingEvents({ t, view }: { t: SayCalendar; view: CalendarViewKind }) {
  return (
    <div className={styles.coming} data-view={view}>
      <Loading label={t('loadingEvents')}>
        {view === 'agenda' ? (
          <div className={styles.comingLines}>
            {widths.map((width) => (
              <Skeleton key={width} width={`${width}%`} height={16} />
            ))}
          </div>
        ) : (
          <div className={styles.comingGrid}>
            {Array.from({ length: 35 }, (_, at) => {
              const place = places.find((each) => each.at === at)
              return (
                <div key={at} className={styles.comingEvent}>
                  {place && <Skeleton shape="block" height={view === 'month' ? 18 : place.height} />}
                </div>
              )
            })}
          </div>
        )}
      </Loading>
    </div>
  )
}
