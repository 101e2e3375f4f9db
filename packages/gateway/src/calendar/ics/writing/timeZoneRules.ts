import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'

const minuteMs = 60_000
const dayMs = 86_400_000
const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Years that rules are looked at for beyond the last event, to tell what comes every year from what was once. */
const yearsAhead = 5

/** Changes of a zone's clocks that come on the same day of each year. */
interface YearlyChange {
  /** Year, and what the wall showed the first time, as if it were UTC. */
  readonly first: number
  readonly fromMs: number
  readonly toMs: number
  readonly month: number
  readonly day: number
  /** Which one of its month that day can be: 1 to 5, or -1 for the last. */
  ordinals: readonly number[]
  lastAt: number
  lastYear: number
  count: number
}

/**
 * A zone with its rules, as calendars bring them along for programs that do not know its name. What Intl knows of a span, and
 * of the years after it as far as it goes on by itself.
 *
 * @param timeZone IANA name
 * @param span     ms since 1970: of the first event, and of the last or of now
 * @source RFC 5545 3.6.5
 */
export function timeZoneRules(
  timeZone: string,
  { from, to }: { readonly from: number; readonly to: number },
): ICAL.Component {
  const zone = new ICAL.Component('vtimezone')
  zone.addPropertyWithValue('tzid', timeZone)
  const begins = Date.UTC(new Date(from).getUTCFullYear() - 1, 0)
  const lastYear = new Date(to).getUTCFullYear() + yearsAhead
  const start = Temporal.Instant.fromEpochMilliseconds(begins).toZonedDateTimeISO(timeZone)
  const offset = offsetOf(start)
  zone.addSubcomponent(observance({ wall: begins, fromMs: offset, toMs: offset }))
  for (const change of yearlyChanges(start, lastYear)) {
    const part = observance({ wall: change.first, ...change })
    if (change.count > 1) part.addPropertyWithValue('rrule', yearlyRule(change, change.lastYear < lastYear))
    zone.addSubcomponent(part)
  }
  return zone
}

function yearlyChanges(start: Temporal.ZonedDateTime, lastYear: number): YearlyChange[] {
  const changes: YearlyChange[] = []
  for (let at = start.getTimeZoneTransition('next'); at; at = at.getTimeZoneTransition('next')) {
    const fromMs = offsetOf(at.subtract({ milliseconds: 1 }))
    const toMs = offsetOf(at)
    const wall = at.epochMilliseconds + fromMs
    const year = new Date(wall).getUTCFullYear()
    if (year > lastYear) break
    if (fromMs === toMs) continue
    const { month, day, ordinals } = dayIn(wall)
    const before = changes.find(
      (each) =>
        each.fromMs === fromMs &&
        each.toMs === toMs &&
        each.month === month &&
        each.day === day &&
        each.first % dayMs === wall % dayMs &&
        each.lastYear === year - 1 &&
        each.ordinals.some((ordinal) => ordinals.includes(ordinal)),
    )
    const last = { lastAt: at.epochMilliseconds, lastYear: year }
    if (before) {
      const common = before.ordinals.filter((ordinal) => ordinals.includes(ordinal))
      Object.assign(before, last, { ordinals: common, count: before.count + 1 })
    } else changes.push({ first: wall, fromMs, toMs, month, day, ordinals, ...last, count: 1 })
  }
  return changes
}

/** Month from 1, day of the week from 0, and which one of its month it is: the last before a number. */
function dayIn(wall: number): Pick<YearlyChange, 'month' | 'day' | 'ordinals'> {
  const date = new Date(wall)
  const isLast = new Date(wall + 7 * dayMs).getUTCMonth() !== date.getUTCMonth()
  return {
    month: date.getUTCMonth() + 1,
    day: date.getUTCDay(),
    ordinals: [...(isLast ? [-1] : []), Math.ceil(date.getUTCDate() / 7)],
  }
}

function yearlyRule({ month, day, ordinals, lastAt }: YearlyChange, ends: boolean): ICAL.Recur {
  return ICAL.Recur.fromData({
    freq: 'YEARLY',
    bymonth: [month],
    byday: [`${ordinals[0] ?? 1}${dayNames[day] ?? ''}`],
    ...(ends && { until: ICAL.Time.fromJSDate(new Date(lastAt), true) }),
  })
}

function observance({
  wall,
  fromMs,
  toMs,
}: {
  readonly wall: number
  readonly fromMs: number
  readonly toMs: number
}): ICAL.Component {
  const part = new ICAL.Component(toMs > fromMs ? 'daylight' : 'standard')
  const { year, month, day, hour, minute, second } = ICAL.Time.fromJSDate(new Date(wall), true)
  part.addPropertyWithValue('dtstart', ICAL.Time.fromData({ year, month, day, hour, minute, second }))
  part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(fromMs / 1000))
  part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(toMs / 1000))
  return part
}

/** To the minute, as iCalendar's offsets are. */
const offsetOf = ({ offsetNanoseconds }: Temporal.ZonedDateTime): number =>
  Math.round(offsetNanoseconds / 1e6 / minuteMs) * minuteMs
