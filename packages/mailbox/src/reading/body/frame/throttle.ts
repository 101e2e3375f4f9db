/**
 * Runs at once, then at most once per interval; a call in between is made up for at its end.
 *
 * @returns the throttled function and a way to give up what is still waiting
 */
export function throttle(run: () => void, intervalMs: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsked = false
  const wait = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!isAsked) return
      isAsked = false
      run()
      wait()
    }, intervalMs)
  }
  return {
    call: () => {
      if (timer !== undefined) {
        isAsked = true
        return
      }
      run()
      wait()
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      isAsked = false
    },
  }
}
