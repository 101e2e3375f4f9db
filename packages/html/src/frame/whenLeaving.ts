/** A page that is still there after this time was not left: a download began, or the reader stayed. */
const stayedMs = 3_000

/**
 * Calls when the browser has begun to leave the page. It tears down what is in it before it shows the next page, and until
 * that has come it has nothing to do: what nobody sees is cleared away meanwhile.
 *
 * @param clear  called once the browser has asked for the next page
 * @param stayed called when the page is still there
 * @returns      what ends it
 * @source T40
 */
export function whenLeaving(clear: () => void, stayed: () => void): () => void {
  let timers: ReturnType<typeof setTimeout>[] = []
  const end = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const leave = () => {
    end()
    timers = [setTimeout(clear), setTimeout(stayed, stayedMs)]
  }
  addEventListener('beforeunload', leave)
  return () => {
    removeEventListener('beforeunload', leave)
    end()
  }
}
