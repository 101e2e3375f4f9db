import { useRef, type KeyboardEvent } from 'react'

/**
 * Tells whether a key still belongs to an input method. Enter that picks a Chinese word must not commit, send or
 * submit: `isComposing` says so in Chrome and Firefox; Safari sends the key right after the composition has ended,
 * with key code 229.
 */
export function useIme() {
  const composing = useRef(false)
  return {
    /** True between the start and the end of a composition. */
    composing,
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: () => {
      composing.current = false
    },
    /** Whether this key is the input method's. */
    isComposing: (event: KeyboardEvent) =>
      composing.current || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229,
  }
}
