import { formatEventTime, type InvitationAnswer } from '@mailroom/core'
import { useErrorText, useEvent } from '@mailroom/react'
import {
  Button,
  CloseIcon,
  ComposeIcon,
  IconButton,
  Loading,
  PencilIcon,
  Skeleton,
  TrashIcon,
} from '@mailroom/ui'
import type { Asked } from '../acts/Asked'
import type { EventActs } from '../acts/useEventActs'
import { hueOf } from '../events/hueOf'
import type { EventDesk } from '../events/EventDesk'
import { titleOf } from '../events/eventWords'
import type { ShownEvent } from '../events/ShownEvent'
import { EventFacts } from './EventFacts'
import * as styles from './EventDetails.css'

export interface EventDetailsProps {
  desk: EventDesk
  shown: ShownEvent
  acts: EventActs
  ask: (asked: Asked) => void
  onWrite: ((to: readonly string[]) => void) | undefined
  close: () => void
}

const answers = ['accepted', 'tentative', 'declined'] as const satisfies readonly InvitationAnswer[]

/** All about an event, and what can be done with it. @source CA-02, CA-04 */
export function EventDetails({ desk, shown, acts, ask, onWrite, close }: EventDetailsProps) {
  const { t, locale, timeZone } = desk
  const { occurrence } = shown
  const { eventId, occurrence: which, canEdit, ownStatus } = occurrence
  const { event, error, refresh } = useEvent(eventId, which)
  const errorText = useErrorText()
  const guests = event?.guests.map(({ address }) => address) ?? []
  const then = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <div className={styles.details} style={hueOf(shown)}>
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden />
        <div className={styles.titles}>
          <h3 className={styles.title} dir="auto">
            {titleOf(t, occurrence)}
          </h3>
          <p className={styles.when}>
            {formatEventTime(occurrence.time, { locale, timeZone })}
            {occurrence.time.kind === 'allDay' && <span className={styles.quiet}> {t('allDay')}</span>}
          </p>
        </div>
        <IconButton size="small" label={t('close')} icon={<CloseIcon />} onClick={close} />
      </div>
      {event ? (
        <EventFacts {...{ desk, event }} />
      ) : error === undefined ? (
        <Loading label={t('loadingEvent')}>
          <Skeleton width="70%" />
          <Skeleton width="45%" />
        </Loading>
      ) : (
        <div className={styles.buttons}>
          <p className={styles.failure} role="alert">
            {t('eventFailed', { reason: errorText(error) ?? '' })}
          </p>
          <Button size="small" onClick={() => void refresh()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {ownStatus !== undefined && (
        <div className={styles.answer} role="group" aria-label={t('yourAnswer')}>
          <span className={styles.quiet}>{t('yourAnswer')}</span>
          <div className={styles.buttons}>
            {answers.map((answer) => (
              <Button
                key={answer}
                size="small"
                variant={answer === 'accepted' && ownStatus === 'pending' ? 'primary' : 'secondary'}
                aria-pressed={ownStatus === answer}
                disabled={ownStatus === answer}
                onClick={then(() => acts.answer(shown, answer))}
              >
                {t(`answer_${answer}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className={styles.foot}>
        {canEdit && (
          <Button
            size="small"
            icon={<PencilIcon />}
            onClick={then(() =>
              ask({ kind: 'editEvent', id: eventId, ...(which !== undefined && { occurrence: which }) }),
            )}
          >
            {t('edit')}
          </Button>
        )}
        {onWrite && guests.length > 0 && (
          <Button size="small" icon={<ComposeIcon />} onClick={then(() => onWrite(guests))}>
            {t('writeGuests')}
          </Button>
        )}
        {(canEdit || ownStatus !== undefined) && (
          <Button size="small" variant="ghost" icon={<TrashIcon />} onClick={then(() => acts.remove(shown))}>
            {t('delete')}
          </Button>
        )}
      </div>
    </div>
  )
}
