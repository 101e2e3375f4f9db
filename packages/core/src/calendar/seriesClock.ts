import type { EventTime } from '../invitations/EventNotice'
import { clockMoment } from '../zones/clockMoment'
import { wallAt } from '../zones/wallClock'

/** The clock that a series is computed with: it shows walls, as if they were UTC. */
export interface SeriesClock {
  /** What it shows at a moment. */
  wallOf(at: number): number
  /** The moment at which it shows a wall. */
  momentOf(wall: number): number
}

/** Days are the same everywhere: they have no zone. */
const dayClock: SeriesClock = { wallOf: (at) => at, momentOf: (wall) => wall }

/** The clock of a series: whole days, or the wall of its zone. */
export const seriesClock = ({
  time,
  timeZone,
}: {
  readonly time: Pick<EventTime, 'kind'>
  readonly timeZone: string
}): SeriesClock =>
  time.kind === 'allDay'
    ? dayClock
    : { wallOf: (at) => wallAt(at, timeZone), momentOf: (wall) => clockMoment(wall, timeZone) }
