import { whenIdle } from '@mailroom/core'
import { loadCleaner, rehearseCleaner } from '@mailroom/html'
import { fetchAhead } from '@mailroom/ui'

/**
 * Fetches what cleans mails when nothing else is to be done, and lets it clean one of its own: the first mail that somebody
 * opens takes a half of the time then.
 *
 * @returns what takes the plan back
 */
export function warmCleaner(): () => void {
  let isOver = false
  let takeBack = whenIdle(() =>
    fetchAhead(async () => {
      await loadCleaner()
      if (!isOver) takeBack = whenIdle(() => void rehearseCleaner())
    }),
  )
  return () => {
    isOver = true
    takeBack()
  }
}
