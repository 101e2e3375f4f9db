import { deepActiveElement } from '@mailroom/ui'
import { useEffect, useRef, type FocusEvent } from 'react'

/** Where one goes on, the first that is there. */
const stops = ['[data-row-id][tabindex="0"]', '[role="toolbar"] button']

/**
 * When what had focus in a view is gone, focus goes to its list: whoever works with keys goes on from there. Spread the
 * answer on the view; its windows count as a part of it.
 */
export function useKeptFocus() {
  const view = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!hadFocus.current || !isNowhere()) return
    // A window that closes gives focus back by itself first, if it can.
    setTimeout(() => {
      if (!hadFocus.current || !isNowhere()) return
      const found = stops.map((stop) => view.current?.querySelector<HTMLElement>(stop))
      found.find(Boolean)?.focus()
    })
  })
  return {
    ref: view,
    onFocus: () => void (hadFocus.current = true),
    onBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget instanceof Node) hadFocus.current = currentTarget.contains(relatedTarget)
      // Something beside it was pressed, or it is just being taken out of the page.
      else setTimeout(() => target.isConnected && isNowhere() && (hadFocus.current = false))
    },
  }
}

function isNowhere(): boolean {
  const active = deepActiveElement()
  return active === null || active === document.body
}
