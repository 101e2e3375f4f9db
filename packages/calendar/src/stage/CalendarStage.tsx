import type { Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import { useEffect, useMemo, useState } from 'react'
import { CalendarView, type CalendarPlace } from '../calendar-view/CalendarView'

export interface CalendarStageProps {
  /** @default the week of today */
  place?: CalendarPlace
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. */
  width?: number
  height?: number
  /** Called before the calendar is shown: events, failures, delays. */
  prepare?: (adapter: MemoryAdapter) => Promise<void> | void
}

const thisWeek: CalendarPlace = {}

/** The calendar over a mail system of its own: for stories. */
export function CalendarStage(props: CalendarStageProps) {
  const { locale = 'en', colorScheme = 'light', width = 1180, height = 720 } = props
  const adapter = useMemo(() => createMemoryAdapter(), [])
  // A stage is set once; another story is another stage.
  const [{ place = thisWeek, prepare }] = useState(props)
  const [shown, setShown] = useState<CalendarPlace>()
  useEffect(() => {
    let isCurrent = true
    void adapter.control.ready().then(async () => {
      await prepare?.(adapter)
      if (isCurrent) setShown(place)
    })
    return () => {
      isCurrent = false
    }
  }, [adapter, place, prepare])
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme }} locale={locale}>
      <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: height }}>
        {shown && (
          <CalendarView
            {...shown}
            onGo={(to) => setShown((now) => ({ ...now, ...to }))}
            onSettings={() => undefined}
            onWrite={() => undefined}
          />
        )}
      </div>
    </MailroomProvider>
  )
}
