import { whenIdle, type LivePort } from '@mailroom/core'
import type { Clock } from '../live/Clock'
import { loadLater as loadThem, type Later } from './loadLater'

/** Pause before code that did not come is asked for again. */
const retryMs = 5_000

/**
 * A live line that comes when the page is at rest, with its code: the list is first, and news of before the line is up are
 * asked for when it is.
 *
 * @param make      makes it when the code is there
 * @param loadLater brings the code
 * @source SH-10
 */
export function laterLine(make: (later: Later) => LivePort, clock: Clock, loadLater = loadThem): LivePort {
  let line: LivePort | undefined
  return {
    subscribe(listener) {
      let isOver = false
      let stop = whenIdle(() => void join())
      const join = async () => {
        try {
          line ??= make(await loadLater())
        } catch {
          if (isOver) return
          listener.onState?.('offline')
          stop = clock.after(retryMs, () => {
            listener.onState?.('connecting')
            void join()
          })
          return
        }
        if (!isOver) stop = line.subscribe(listener)
      }
      listener.onState?.('connecting')
      return () => {
        isOver = true
        stop()
      }
    },
  }
}
