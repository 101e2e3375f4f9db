import type { Logger } from 'pino'
import { backOff } from './backOff'
import type { Clock } from './Clock'
import { RetryAt, type TakenJob } from './Job'
import type { AnyJobHandler } from './JobHandler'
import type { JobQueue } from './JobQueue'

/** How long a job stays ours without a sign of life. */
const leaseMs = 60_000
/** Signs of life come three to a lease. */
const renewMs = leaseMs / 3
/** Looks again after this time even when nobody called: other processes cannot wake us. */
const longestSleepMs = 30_000
/** Time that running jobs get at the end before they are asked to stop. */
const graceMs = 5_000

/** Handlers that share a number of places, so that slow peers cannot keep local mail waiting. */
export interface JobLane {
  readonly handlers: readonly AnyJobHandler[]
  /** Jobs at the same time. */
  readonly places: number
}

/** What a runner needs. */
export interface JobRunnerParts {
  readonly queue: JobQueue
  readonly lanes: readonly JobLane[]
  readonly clock: Clock
  readonly log: Logger
}

/** Runs jobs as they fall due, until it is stopped. Sleeps until the next due time or until it is woken. */
export class JobRunner {
  readonly #stopping = new AbortController()
  readonly #end = new AbortController()
  readonly #running = new Set<Promise<void>>()
  readonly #loops: Promise<void>[] = []

  constructor(private readonly parts: JobRunnerParts) {}

  start(): void {
    for (const lane of this.parts.lanes) this.#loops.push(this.#loop(lane))
  }

  /** Takes no more jobs and waits for the running ones; after some seconds they are asked to stop where it is safe. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#loops)
    const patience = setTimeout(() => this.#end.abort(), graceMs)
    await Promise.all(this.#running)
    clearTimeout(patience)
  }

  /** Runs everything that is due now, and what falls due at once from that. @returns how many jobs were run */
  async runDue(): Promise<number> {
    let count = 0
    for (let before = -1; before !== count;) {
      before = count
      for (const lane of this.parts.lanes) {
        for (let job = await this.#take(lane); job; job = await this.#take(lane)) {
          await this.#run(lane, job)
          count += 1
        }
      }
    }
    return count
  }

  async #loop(lane: JobLane): Promise<void> {
    const { queue, clock, log } = this.parts
    let sleep = new AbortController()
    const unsubscribe = queue.onWake(() => sleep.abort())
    const end = () => sleep.abort()
    this.#stopping.signal.addEventListener('abort', end)
    let places = lane.places
    while (!this.#stopping.signal.aborted) {
      sleep = new AbortController()
      let pauseMs = longestSleepMs
      try {
        while (places > 0 && !this.#stopping.signal.aborted) {
          const job = await this.#take(lane)
          if (!job) break
          if (this.#stopping.signal.aborted) {
            await queue.giveBack(job, clock.now(), 'The gateway stopped before it began')
            break
          }
          places -= 1
          const run = this.#run(lane, job).finally(() => {
            places += 1
            this.#running.delete(run)
            sleep.abort()
          })
          this.#running.add(run)
        }
        const next = places > 0 ? await queue.nextAt(kindsOf(lane)) : undefined
        if (next !== undefined) pauseMs = Math.min(pauseMs, Math.max(next - clock.now(), 0))
      } catch (error) {
        log.error({ err: error }, 'The job list could not be read; trying again')
        pauseMs = backOff(2)
      }
      if (!this.#stopping.signal.aborted) await clock.wait(pauseMs, sleep.signal)
    }
    unsubscribe()
    this.#stopping.signal.removeEventListener('abort', end)
  }

  #take(lane: JobLane) {
    return this.parts.queue.take(kindsOf(lane), leaseMs)
  }

  async #run(lane: JobLane, job: TakenJob): Promise<void> {
    const { queue, log } = this.parts
    const heartbeat = setInterval(() => {
      queue
        .renew(job, leaseMs)
        .catch((error: unknown) => log.warn({ err: error, job: job.id }, 'Lease not renewed'))
    }, renewMs)
    heartbeat.unref()
    try {
      const handler = lane.handlers.find(({ kind }) => kind === job.kind)!
      await handler.run(job.payload, {
        attempt: job.attempt,
        signal: this.#end.signal,
        finish: (transaction) => queue.finish(job, transaction),
      })
      await queue.finish(job)
    } catch (error) {
      await this.#failed(job, error).catch((cause: unknown) => {
        // Its lease runs out by itself, so the job is not lost.
        log.error({ err: cause, job: job.id }, 'A failed job could not be given back')
      })
    } finally {
      clearInterval(heartbeat)
    }
  }

  async #failed(job: TakenJob, error: unknown): Promise<void> {
    const { queue, clock, log } = this.parts
    if (error instanceof RetryAt) return queue.giveBack(job, error.dueAt, error.message)
    log.error(
      { err: error, job: job.id, kind: job.kind, attempt: job.attempt },
      'A job failed; it will be tried again',
    )
    await queue.giveBack(job, clock.now() + backOff(job.attempt), String(error))
  }
}

const kindsOf = (lane: JobLane) => lane.handlers.map(({ kind }) => kind)
