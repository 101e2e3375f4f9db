import { md5InSteps } from './md5InSteps'

/** Bytes of a step in the page itself: a few ms even on a slow machine. */
const stepInPageBytes = 256 * 1024

/**
 * MD5 of a file in hexadecimal, made in a worker; in the page, in small steps, where there is none.
 *
 * @throws what the signal was aborted with, and when the file cannot be read any more
 * @source AT-02
 */
export async function fileMd5(file: Blob, signal?: AbortSignal): Promise<string> {
  signal?.throwIfAborted()
  const worker = startWorker()
  const answer = worker && (await ask(worker, file, signal))
  return answer ?? md5InSteps(file, { stepBytes: stepInPageBytes, signal })
}

/** A page of another origin may start none of ours. */
function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined
  try {
    return new Worker(new URL('./md5Worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

/** @returns undefined when the worker did not come up */
function ask(worker: Worker, file: Blob, signal: AbortSignal | undefined): Promise<string | undefined> {
  const withdraw = Promise.withResolvers<undefined>()
  const onAbort = () => withdraw.reject(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  const answer = new Promise<string | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ md5?: string; reason?: string }>) => {
      if (data.md5 === undefined) reject(new Error(data.reason))
      else resolve(data.md5)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      resolve(undefined)
    })
    // With a list of what is moved, empty here, which tells it from a message between windows.
    worker.postMessage({ file }, [])
  })
  return Promise.race([answer, withdraw.promise]).finally(() => {
    signal?.removeEventListener('abort', onAbort)
    worker.terminate()
  })
}
