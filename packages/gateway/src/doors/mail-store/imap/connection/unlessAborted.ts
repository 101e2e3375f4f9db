import { MailroomError } from '@mailroom/core'

/** Ends the waiting, though not the work, when the signal is aborted. `cancelled` */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  // The work goes on to its end without anybody listening; its failure is no news any more.
  work.catch(() => {})
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new MailroomError('cancelled', 'It was withdrawn'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
