import type { CalendarPreferences, CalendarViewKind } from '@mailroom/core'
import { AreaFace } from '@mailroom/files'
import { useErrorText } from '@mailroom/react'
import { Button, PlusIcon } from '@mailroom/ui'
import { useId } from 'react'
import { Agenda } from '../agenda/Agenda'
import { eachDay, type Day, type DaySpan } from '../days/days'
import { shortDay } from '../days/dayWords'
import type { EventDesk } from '../events/EventDesk'
import type { DayPoint } from '../events/eventSpan'
import type { ShownEvent } from '../events/ShownEvent'
import type { GridHandlers } from '../keys/useGridHandlers'
import { MonthGrid } from '../month/MonthGrid'
import { TimeGrid } from '../time-grid/TimeGrid'
import * as styles from './area.css'
import type { CalendarFace } from './calendarFaceRule'
import { ComingEvents } from './ComingEvents'

export interface DaysFaceProps extends GridHandlers {
  desk: EventDesk
  face: CalendarFace
  events: readonly ShownEvent[]
  title: string
  view: CalendarViewKind
  /** Around which one days are shown. */
  day: Day
  span: DaySpan
  cursor: DayPoint
  isNarrow: boolean
  preferences: CalendarPreferences
  onRetry: () => void
  onNew: () => void
  onTurn: (step: 1 | -1) => void
  /** A day alone is wanted. */
  onDay: (day: Day) => void
}

/** The days in the view that was chosen, or why they are not there. */
export function DaysFace(props: DaysFaceProps) {
  const { desk, face, events, view, span, preferences, onRetry, onNew, onTurn } = props
  const { t, locale } = desk
  const errorText = useErrorText()
  const hintId = useId()
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>
  if (face.kind === 'offline')
    return <AreaFace isError title={t('offlineTitle')} description={t('offlineHint')} action={retry} />
  if (face.kind === 'error')
    return <AreaFace isError title={t('loadFailed')} description={errorText(face.error)} action={retry} />
  const isLoading = face.kind === 'loading'
  if (view === 'agenda' && !isLoading && events.length === 0) {
    const days = eachDay(span)
    return (
      <AreaFace
        title={t('emptyAgenda', {
          from: shortDay(span.first, locale),
          to: shortDay(days.at(-1) ?? span.first, locale),
        })}
        description={t('emptyAgendaHint')}
        action={
          <span className={styles.ways}>
            <Button variant="primary" icon={<PlusIcon />} onClick={onNew}>
              {t('newEvent')}
            </Button>
            <Button onClick={() => onTurn(1)}>{t('next_agenda')}</Button>
          </span>
        }
      />
    )
  }
  const showsLunar = preferences.showsLunar && locale !== 'en'
  return (
    <div className={styles.days}>
      <span id={hintId} hidden>
        {t('gridHint')}
      </span>
      {view === 'month' ? (
        <MonthGrid {...props} {...{ hintId, isLoading, showsLunar }} month={props.day} />
      ) : view === 'agenda' ? (
        <Agenda {...props} {...{ showsLunar }} onCursor={(to) => props.onCursor({ day: to }, false)} />
      ) : (
        <TimeGrid {...props} {...{ view, hintId, isLoading, showsLunar }} hours={preferences} />
      )}
      {isLoading && <ComingEvents t={t} view={view} />}
    </div>
  )
}
