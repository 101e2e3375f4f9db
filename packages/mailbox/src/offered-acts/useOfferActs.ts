import type { MailroomAdapter } from '@mailroom/core'
import { useAdapter, useStableCallback } from '@mailroom/react'
import type { MenuEntry, MenuLines } from '@mailroom/ui'
import { useEffect, type RefObject } from 'react'

/** What acts are about. `selection` and what is behind its "more" belong together. */
export type OfferPlace = 'selection' | 'moreOfSelection' | 'openMail'

/** What a toolbar offers as long as it is there. */
export interface Offer {
  readonly place: OfferPlace
  /** Of a tab behind another, nothing is offered. */
  readonly isShown: () => boolean
  readonly lines: () => Promise<readonly MenuEntry[]>
}

/** Of each mail system what its toolbars offer. */
const offers = new WeakMap<MailroomAdapter, Set<Offer>>()

export const offersOf = (adapter: MailroomAdapter): readonly Offer[] => [...(offers.get(adapter) ?? [])]

/**
 * Lets what a toolbar does be asked for by name as well, while the toolbar is there: the very same lines, so that nothing
 * is done in two ways and nothing is offered elsewhere that the toolbar does not offer.
 *
 * @param part an element of the toolbar
 * @source SH-18
 */
export function useOfferActs(
  place: OfferPlace,
  part: RefObject<HTMLElement | null>,
  lines: () => MenuLines,
): void {
  const adapter = useAdapter()
  const newest = useStableCallback(lines)
  useEffect(() => {
    const offer: Offer = {
      place,
      isShown: () => part.current?.checkVisibility({ visibilityProperty: true }) === true,
      lines: async () => newest(),
    }
    const all = offers.get(adapter) ?? new Set()
    offers.set(adapter, all.add(offer))
    return () => void all.delete(offer)
  }, [adapter, place, part, newest])
}
