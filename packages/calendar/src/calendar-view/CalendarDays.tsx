import { whenIdle, type CalendarViewKind } from '@mailroom/core'
import { useCalendars, useFetchOccurrences, useLocale, useOccurrences } from '@mailroom/react'
import { deepActiveElement, useIsNarrow, VisuallyHidden } from '@mailroom/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Asked } from '../acts/Asked'
import { AskedDialog } from '../acts/AskedDialog'
import { EventQuestionDialog } from '../acts/EventQuestion'
import { useEventActs } from '../acts/useEventActs'
import type { SayCalendar } from '../calendarStrings'
import { holdsDay, stepDay, type Day } from '../days/days'
import { longDay, viewTitle } from '../days/dayWords'
import { EventDetails } from '../details/EventDetails'
import { fetchEventDialog } from '../event-form/lazyEventDialog'
import type { EventDesk } from '../events/EventDesk'
import { anHour, drawnSpan, timeOfSpan, type DayPoint, type EventSpan } from '../events/eventSpan'
import { shownEvents } from '../events/ShownEvent'
import { slotMinutes } from '../keys/Cursor'
import { useAreaKeys } from '../keys/useAreaKeys'
import { useFocusWish } from '../keys/useFocusWish'
import { CalendarSide } from '../side/CalendarSide'
import { CalendarToolbar } from '../toolbar/CalendarToolbar'
import { ShortcutsDialog } from '../toolbar/ShortcutsDialog'
import { calendarFace } from './calendarFaceRule'
import * as styles from './area.css'
import type { CalendarViewProps } from './CalendarView'
import { cursorIn } from './cursorIn'
import { DaysFace } from './DaysFace'
import { useShownDays } from './useShownDays'

const none = [] as const

/** Days with their events, what can be done with them, and the calendars beside. */
export function CalendarDays(props: CalendarViewProps & { t: SayCalendar }) {
  const { t, onSettings, onWrite } = props
  const { locale } = useLocale()
  const area = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(area, 900)
  const isSlim = useIsNarrow(area, 600)
  const isTight = useIsNarrow(area, 1_000)
  const isTouch = useIsNarrow(area, 480)
  const shown = useShownDays(props)
  const { preferences, view, timeZone, now, today, day, span, window, goTo } = shown
  const { hidden } = preferences
  const { calendars, ...calendarList } = useCalendars()
  const { occurrences, error, refresh } = useOccurrences(window)
  const fetchAhead = useFetchOccurrences()
  const [asked, ask] = useState<Asked>()
  const [hasShortcuts, setShortcuts] = useState(false)
  const [said, say] = useState('')
  const [opened, setOpened] = useState<string>()
  const [sideWanted, setSideWanted] = useState<boolean>()
  const isSideOpen = sideWanted ?? !isNarrow
  const wish = useFocusWish()
  const [point, setPoint] = useState<DayPoint>()
  const cursor = cursorIn(shown, point)
  const events = useMemo(
    () => shownEvents(occurrences ?? none, timeZone, hidden),
    [occurrences, timeZone, hidden],
  )
  const byId = useMemo(() => new Map(calendars?.map((each) => [each.id, each])), [calendars])
  const acts = useEventActs({ t, locale, timeZone }, say)
  const desk: EventDesk = {
    ...{ t, locale, timeZone, now, opened },
    calendars: byId,
    onOpen: setOpened,
    renderDetails: (event, close) => <EventDetails {...{ desk, acts, ask, onWrite, close }} shown={event} />,
    draggedKey: undefined,
  }
  // Whoever plans something types at once.
  useEffect(() => whenIdle(fetchEventDialog), [])
  const begin = (drawn: EventSpan) => ask({ kind: 'newEvent', time: timeOfSpan(drawn, timeZone) })
  const planAt = ({ day: on, minute }: DayPoint) => {
    // Above the hours whole days are meant; in a month the hours of work are.
    if (minute !== undefined) begin(anHour({ day: on, minute: minute - (minute % slotMinutes) }))
    else if (view === 'week' || view === 'day') begin(drawnSpan({ day: on }, { day: on }))
    else begin(anHour({ day: on, minute: preferences.dayStartsHour * 60 }))
  }
  const turn = (step: 1 | -1) => goTo(stepDay(view, day, step))
  const moveCursor = (to: DayPoint, turns: boolean) => {
    setPoint(to)
    if (turns || !holdsDay(span, to.day)) goTo(to.day)
  }
  const showView = (next: CalendarViewKind) => {
    const on = cursor.day
    if (isAmongDays()) wish.make()
    // A day of a month has no hour; among hours keys begin where work does.
    setPoint({ day: on, minute: cursor.minute ?? preferences.dayStartsHour * 60 })
    goTo(on, next)
  }
  const title = viewTitle(view, day, span, locale, isTight)
  const onKeyDown = useAreaKeys(area, {
    isAsking: asked !== undefined || acts.question !== undefined || hasShortcuts,
    onView: showView,
    onToday: () => {
      if (isAmongDays()) wish.make()
      setPoint({ ...cursor, day: today })
      goTo(today)
      say(t('todayDay', { day: longDay(today, locale) }))
    },
    onNew: () => planAt(cursor),
    onShortcuts: () => setShortcuts(true),
  })
  const goToDay = (to: Day) => {
    setPoint({ ...cursor, day: to })
    goTo(to)
    if (isNarrow) setSideWanted(false)
  }
  return (
    <div ref={area} className={styles.area} onKeyDown={onKeyDown}>
      <div className={styles.columns}>
        {isSideOpen && (
          <CalendarSide
            {...{ t, locale, today, day, span, calendars, hidden, ask }}
            firstDay={preferences.firstDay}
            error={calendarList.error}
            isOver={isNarrow}
            onGo={goToDay}
            onHide={(next) =>
              void shown.savePreferences({ hidden: next }).catch(() => say(t('actFailed', { reason: '' })))
            }
            onRetry={() => void calendarList.refresh()}
            onClose={() => setSideWanted(false)}
          />
        )}
        <section className={styles.content} aria-label={title}>
          <CalendarToolbar
            {...{ t, view, title, isSideOpen, onSettings }}
            room={isTouch ? 'touch' : isTight ? 'medium' : 'wide'}
            onSide={() => setSideWanted(!isSideOpen)}
            onToday={() => goToDay(today)}
            onTurn={turn}
            onNear={(step) => fetchAhead(shown.windowAt(step))}
            onView={showView}
            onNew={() => planAt(cursor)}
            onShortcuts={() => setShortcuts(true)}
          />
          <DaysFace
            {...{ desk, events, title, view, day, span, cursor, preferences, wish }}
            isNarrow={isSlim}
            face={calendarFace(occurrences, error)}
            onRetry={() => void refresh()}
            onNew={() => planAt(cursor)}
            onTurn={turn}
            onDay={(to) => goTo(to, 'day')}
            onCursor={moveCursor}
            onPress={planAt}
            onDraw={begin}
            onShift={acts.move}
            onRemove={acts.remove}
          />
        </section>
      </div>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {asked && (
        <AskedDialog
          {...{ t, asked }}
          onClose={() => ask((current) => (current === asked ? undefined : current))}
        />
      )}
      {acts.question && <EventQuestionDialog t={t} question={acts.question} />}
      {hasShortcuts && <ShortcutsDialog t={t} onClose={() => setShortcuts(false)} />}
    </div>
  )
}

/** The focus is in the days, whose elements are others in another view. */
const isAmongDays = (): boolean => deepActiveElement()?.closest('[data-cell], [data-place]') != null
