/** Waits, in ms. @throws the signal's reason as soon as the caller withdraws */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const withdraw = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', withdraw)
      resolve()
    }, ms)
    signal?.addEventListener('abort', withdraw, { once: true })
  })
