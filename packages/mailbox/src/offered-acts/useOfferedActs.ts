import { useAdapter } from '@mailroom/react'
import { useCallback } from 'react'
import { actsOfEntries } from './actsOfEntries'
import type { OfferedAct, OfferedActs } from './OfferedAct'
import { offersOf, type OfferPlace } from './useOfferActs'

/** What is in front of what: rows that are selected beside an open mail are meant first. */
const order = [
  { to: 'selection', places: ['selection', 'moreOfSelection'] },
  { to: 'openMail', places: ['openMail'] },
] as const satisfies readonly { to: OfferedActs['to']; places: readonly OfferPlace[] }[]

/**
 * For a host's list of commands: what the toolbars of a mailbox on the page offer at the moment of asking, for the selected
 * rows or else for the open mail. What takes mails away stands last, so that a list never begins with it.
 *
 * @public
 * @source SH-18
 */
export function useOfferedActs(): () => Promise<OfferedActs> {
  const adapter = useAdapter()
  return useCallback(async () => {
    const shown = offersOf(adapter).filter((offer) => offer.isShown())
    for (const { to, places } of order) {
      const found = places.flatMap((place) => shown.filter((offer) => offer.place === place))
      if (found.length === 0) continue
      const lines = await Promise.all(found.map((offer) => offer.lines()))
      return { to, acts: destructiveLast(actsOfEntries(lines.flat())) }
    }
    return { to: undefined, acts: [] }
  }, [adapter])
}

/** Their order is kept otherwise. */
const destructiveLast = (acts: readonly OfferedAct[]): OfferedAct[] =>
  acts.toSorted((a, b) => Number(a.isDestructive) - Number(b.isDestructive))
