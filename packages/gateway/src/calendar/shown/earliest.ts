import { clockMoment, maxOccurrences, type EventTime, type EventWindow } from '@mailroom/core'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { occurrencesIn, spansOf, type FoundOccurrence } from '../recurrence/occurrencesIn'
import type { RowPart } from './guestsOfRows'
import type { WindowRow } from './windowRows'

/** Series that are computed before others get their turn. */
const seriesPerTurn = 100

/** One that takes place. */
export interface PlacedOccurrence extends FoundOccurrence, RowPart {
  /** When it begins for the reader, in ms since 1970. */
  readonly beginsAt: number
}

/**
 * The earliest of all that take place in a window, by their beginning. Once there are enough, only what begins before the last of
 * them is looked for: so neither their number nor their rules fill the memory.
 *
 * @param isShown says which of them are wanted
 */
export async function earliest(
  rows: readonly WindowRow[],
  window: EventWindow,
  isShown: (part: RowPart) => boolean,
): Promise<readonly PlacedOccurrence[]> {
  const { timeZone } = window
  let found: PlacedOccurrence[] = []
  let spans = spansOf(window)
  const days = new Map<number, number>()
  const beginning = ({ kind, startsAt }: EventTime) => {
    if (kind !== 'allDay') return startsAt
    const known = days.get(startsAt) ?? clockMoment(startsAt, timeZone)
    days.set(startsAt, known)
    return known
  }
  for (const [index, row] of rows.entries()) {
    if (index % seriesPerTurn === seriesPerTurn - 1) await nextTurn()
    for (const each of occurrencesIn(row, spans)) {
      const part = { row, ...(each.isException && { exception: each.occurrence }) }
      if (isShown(part)) found.push({ ...each, ...part, beginsAt: beginning(each.time) })
    }
    if (found.length < 2 * maxOccurrences) continue
    found = firstOf(found)
    spans = spansOf({ ...window, to: Math.min(window.to, found.at(-1)!.beginsAt + 1) })
  }
  return firstOf(found)
}

const firstOf = (found: readonly PlacedOccurrence[]): PlacedOccurrence[] =>
  found.toSorted((a, b) => a.beginsAt - b.beginsAt || a.row.id - b.row.id).slice(0, maxOccurrences)
