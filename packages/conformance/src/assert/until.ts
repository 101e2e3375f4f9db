import { ConformanceFailure } from './assert'

const deadlineMs = 30_000
const pauseMs = 25

/** Asks again until there is an answer: mail takes its time on the way. Fails after half a minute. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + deadlineMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > deadline)
      throw new ConformanceFailure(`${what} did not happen within ${deadlineMs / 1000} seconds`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
