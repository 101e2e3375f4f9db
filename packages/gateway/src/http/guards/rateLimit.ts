import { MailroomError } from '@mailroom/core'

/** Counts requests of each key. */
export interface RateLimit {
  /** `locked` with the seconds to wait when the key has used up its share. */
  take(key: string): void
}

interface Bucket {
  tokens: number
  at: number
}

/** Keys remembered at most; beyond, those that have not asked for longest are forgotten. */
const maxKeys = 50_000

/**
 * A minute's worth of requests in a bucket that fills up steadily. It only shields the process from being kept busy,
 * so each process counts for itself; what must be counted for ever (passwords) is counted in the database.
 *
 * @source D5, B1
 */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000
  return {
    take(key) {
      const at = now()
      const bucket = buckets.get(key) ?? { tokens: perMinute, at }
      buckets.delete(key)
      bucket.tokens = Math.min(perMinute, bucket.tokens + (at - bucket.at) * perMs)
      bucket.at = at
      buckets.set(key, bucket)
      if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value!)
      if (bucket.tokens < 1) {
        const retryAfterSeconds = Math.ceil((1 - bucket.tokens) / perMs / 1000)
        throw new MailroomError('locked', 'Too many requests.', { retryAfterSeconds })
      }
      bucket.tokens -= 1
    },
  }
}
