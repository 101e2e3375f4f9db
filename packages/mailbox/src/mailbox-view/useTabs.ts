import { useCallback, useRef, useState } from 'react'
import { onlyTheList, tabsAfter, type TabEvent, type TabState } from './tabState'

/** The open tabs. What happens to them is known at once, also between two renders. */
export interface Tabs {
  readonly state: TabState
  /** Answers with what is open now. */
  send(event: TabEvent): TabState
  /** What is open at this moment; for events, since a render may show an earlier one. */
  now(): TabState
}

/** Keeps what is open. Closing asks questions in between, so the newest state must be at hand at any time. */
export function useTabs(): Tabs {
  const [state, setState] = useState(onlyTheList)
  const latest = useRef(state)
  const now = useCallback(() => latest.current, [])
  const send = useCallback((event: TabEvent) => {
    latest.current = tabsAfter(latest.current, event)
    setState(latest.current)
    return latest.current
  }, [])
  return { state, send, now }
}
