import { useMemo, useRef } from 'react'

/** What keys have led to is to get the focus, once it is drawn. */
export interface FocusWish {
  readonly make: () => void
  /** Gives the focus to an element where that was wished, and it is there. @returns true when it was given */
  readonly fulfil: (element: HTMLElement | null | undefined) => boolean
}

/** A wish that outlives the view in which it was made: keys may lead to another one. @source CA-08 */
export function useFocusWish(): FocusWish {
  const isMade = useRef(false)
  return useMemo(
    () => ({
      make: () => {
        isMade.current = true
      },
      fulfil: (element) => {
        if (!isMade.current || !element) return false
        isMade.current = false
        element.focus()
        return true
      },
    }),
    [],
  )
}
