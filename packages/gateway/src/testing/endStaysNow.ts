import { expect } from 'vitest'
import type { Clock } from '../jobs/Clock'
import { RetryAt } from '../jobs/Job'
import { endStays } from '../online-files/endStays'
import type { TestGateway } from './openTestGateway'

/** Ends what has lain in transit for its time, as the job does that is always asked for again. */
export async function endStaysNow({ store }: Pick<TestGateway, 'store'>, clock: Clock): Promise<void> {
  const run = { attempt: 1, signal: new AbortController().signal, finish: async () => undefined }
  await expect(endStays({ ...store, clock }).run({}, run)).rejects.toThrow(RetryAt)
}
