import { isComing } from '../Upload'
import type { UploadQueue } from '../UploadQueue'

/** While files are on their way, the browser asks before the page is left. */
export function askBeforeLeaving(queue: Pick<UploadQueue<never, unknown>, 'subscribe' | 'uploads'>): void {
  let isAsking = false
  queue.subscribe(() => {
    const isWanted = queue.uploads.some(isComing)
    if (isWanted === isAsking) return
    isAsking = isWanted
    if (isWanted) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}

const ask = (event: Event) => event.preventDefault()
