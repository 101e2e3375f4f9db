import { messageKey, type MessageSummary } from '@mailroom/core'
import { useState } from 'react'

/** Where each mail of a page is drawn, by `messageKey`. */
type RowPlaces = ReadonlyMap<string, number>

interface Placed {
  readonly messages: readonly MessageSummary[]
  readonly places: RowPlaces
  /** Grows with each page that has nothing in common with the one before. */
  readonly turns: number
}

/** Places of the rows of a page: numbers to be given to React as their keys. */
export interface Places {
  readonly placeOf: (message: MessageSummary) => number
  /** Changes when all rows have come to show other mails. */
  readonly turns: number
}

/**
 * Another page takes the rows of the one before over, each in its place: that its texts change is a third of the work of
 * making them anew. While some of the mails stay, as when one is deleted or has come, each keeps the row that it has.
 *
 * @source ML-14, ML-28
 */
export function useRowPlaces(messages: readonly MessageSummary[]): Places {
  const [placed, setPlaced] = useState<Placed>(() => firstPlaces(messages))
  const now = placed.messages === messages ? placed : placesAfter(placed, messages)
  if (now !== placed) setPlaced(now)
  return { placeOf: ({ ref }) => now.places.get(messageKey(ref))!, turns: now.turns }
}

const firstPlaces = (messages: readonly MessageSummary[]): Placed =>
  placesAfter({ messages: [], places: new Map(), turns: 0 }, messages)

function placesAfter({ places, turns }: Placed, messages: readonly MessageSummary[]): Placed {
  const ids = messages.map(({ ref }) => messageKey(ref))
  const isTurned = !ids.some((id) => places.has(id))
  const free = isTurned ? [...places.values()] : []
  let last = Math.max(0, ...places.values())
  const next = ids.map((id, index): [string, number] => [id, places.get(id) ?? free[index] ?? (last += 1)])
  return { messages, places: new Map(next), turns: isTurned ? turns + 1 : turns }
}
