import { useEffect, useMemo } from 'react'

/** A pointer that only crosses something on its way does not ask for it, in ms. */
const intentMs = 60

/**
 * Asks for that on which pointer or focus rests, and at once for what is pressed, so that it is there when it is shown.
 *
 * @param ask keep it stable
 */
export function useIntent<Wanted>(ask: (wanted: Wanted) => unknown) {
  const intent = useMemo(() => intentOf(ask), [ask])
  useEffect(() => intent.leave, [intent])
  return intent
}

function intentOf<Wanted>(ask: (wanted: Wanted) => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => clearTimeout(timer)
  return {
    leave,
    enter(wanted: Wanted) {
      leave()
      timer = setTimeout(ask, intentMs, wanted)
    },
    reach(wanted: Wanted) {
      leave()
      ask(wanted)
    },
  }
}
