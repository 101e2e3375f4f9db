import type { ReviewId } from '@mailroom/core'
import { useState } from 'react'

/** The list is always the first tab. */
export const listTab = 'list'

/** A mail that is read in a tab of its own. */
export interface ReviewTab {
  readonly id: ReviewId
  readonly subject: string
}

/** What is open beside the list of reviews. @source RV-01, RV-03 */
export function useReviewTabs() {
  const [state, setState] = useState<{ readonly tabs: readonly ReviewTab[]; readonly active: string }>({
    tabs: [],
    active: listTab,
  })
  return {
    ...state,
    /** A mail that is open already is brought to the front. */
    open: (tab: ReviewTab) =>
      setState(({ tabs }) => ({
        tabs: tabs.some(({ id }) => id === tab.id) ? tabs : [...tabs, tab],
        active: String(tab.id),
      })),
    select: (active: string) => setState(({ tabs }) => ({ tabs, active })),
    /** Closing the shown one shows the list. */
    close: (ids: readonly ReviewId[]) =>
      setState(({ tabs, active }) => ({
        tabs: tabs.filter(({ id }) => !ids.includes(id)),
        active: ids.some((id) => String(id) === active) ? listTab : active,
      })),
  }
}
