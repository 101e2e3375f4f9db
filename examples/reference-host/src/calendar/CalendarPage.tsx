import { CalendarView } from '@mailroom/calendar'
import type { Destination } from '@mailroom/core'
import { useNavigationActs, useSession } from '@mailroom/react'

type Place = Omit<Extract<Destination, { kind: 'calendar' }>, 'kind'>

/** The calendar at the days that the address names; comes with its own code. @source CA-01 */
export default function CalendarPage({ view, day }: Place) {
  const { navigate } = useNavigationActs()
  const { session } = useSession()
  const canWrite = session?.features.compose === true
  return (
    <CalendarView
      {...(view !== undefined && { view })}
      {...(day !== undefined && { day })}
      onGo={(to) => navigate({ kind: 'calendar', ...to })}
      onSettings={() => navigate({ kind: 'settings', page: 'calendar' })}
      {...(canWrite && { onWrite: (to: readonly string[]) => navigate({ kind: 'compose', to }) })}
    />
  )
}
