import { setTimeout } from 'node:timers/promises'

/** Resolves when something is done, or after so many ms without it; it goes on then. Rejects as it does before. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const patience = new AbortController()
  const end = setTimeout(ms, undefined, { signal: patience.signal, ref: false }).catch(() => {})
  try {
    await Promise.race([work, end])
  } finally {
    patience.abort()
  }
}
