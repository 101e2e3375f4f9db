import { useRef, type PointerEvent } from 'react'

/**
 * Whether a press on a trigger opens or closes. The popup closes already when the pointer goes down outside of it, so
 * at the click the trigger would find it closed and open it again.
 */
export function useTogglePress(isOpen: boolean) {
  const wasOpen = useRef<boolean>(undefined)
  return {
    /** For the element around the trigger. */
    ownerProps: {
      onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
        // React brings the popup's own presses here too, although it lies elsewhere.
        if (event.currentTarget.contains(event.target as Node)) wasOpen.current = isOpen
      },
    },
    /** Asked at the click; by keyboard there was no pointer. */
    opens: () => {
      const open = !(wasOpen.current ?? isOpen)
      wasOpen.current = undefined
      return open
    },
  }
}
