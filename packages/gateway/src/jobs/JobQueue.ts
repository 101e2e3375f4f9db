import { randomUUID } from 'node:crypto'
import { isPostgres } from '../doors/database/columns'
import type { Database, Executor } from '../doors/database/Database'
import type { Clock } from './Clock'
import type { NewJob, TakenJob } from './Job'

/**
 * The durable list of things to do. A job stands in the database from the moment its transaction commits until its
 * handler has finished, and is held by one process at a time: by a lease that ends when the process dies.
 *
 * @source GW-02
 */
export class JobQueue {
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds a job. Given a transaction, the job exists if and only if that commits; call `wake` afterwards. */
  async enqueue(executor: Executor, job: NewJob): Promise<void> {
    await executor
      .insertInto('jobs')
      .values({
        kind: job.kind,
        payload: JSON.stringify(job.payload),
        due_at: job.dueAt ?? this.clock.now(),
        attempts: 0,
        lease_until: 0,
        token: '',
        key: job.key ?? randomUUID(),
        subject: job.subject ?? '',
        last_error: '',
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }

  /**
   * Adds a job that this process holds from the start: it does the work itself, at once, and only when it dies does
   * somebody else.
   *
   * @returns undefined when a job with this key waits already
   */
  async enqueueHeld(executor: Executor, job: NewJob, leaseMs: number): Promise<TakenJob | undefined> {
    const now = this.clock.now()
    const token = randomUUID()
    const row = await executor
      .insertInto('jobs')
      .values({
        kind: job.kind,
        payload: JSON.stringify(job.payload),
        due_at: now,
        attempts: 1,
        lease_until: now + leaseMs,
        token,
        key: job.key ?? randomUUID(),
        subject: job.subject ?? '',
        last_error: '',
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row && { id: row.id, kind: job.kind, payload: job.payload, attempt: 1, token }
  }

  /** Tells the runners of this process that a job was committed. */
  wake(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Calls back on each `wake`. @returns the function that ends it */
  onWake(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes the job that has been due longest, or nothing. */
  async take(kinds: readonly string[], leaseMs: number): Promise<TakenJob | undefined> {
    if (!(await this.#anyDue(kinds))) return undefined
    return this.database.transaction(async (transaction) => {
      const now = this.clock.now()
      const due = transaction
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'in', kinds)
        .where('due_at', '<=', now)
        .where('lease_until', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
      const found = await (isPostgres(transaction) ? due.forUpdate().skipLocked() : due).executeTakeFirst()
      if (!found) return undefined
      const row = await transaction
        .updateTable('jobs')
        .set((is) => ({ lease_until: now + leaseMs, token: randomUUID(), attempts: is('attempts', '+', 1) }))
        .where('id', '=', found.id)
        .returning(['id', 'kind', 'payload', 'attempts', 'token'])
        .executeTakeFirstOrThrow()
      return {
        id: row.id,
        kind: row.kind,
        payload: JSON.parse(row.payload),
        attempt: row.attempts,
        token: row.token,
      }
    })
  }

  /** Keeps a job that takes long. @returns false when somebody else has it by now */
  async renew(job: TakenJob, leaseMs: number): Promise<boolean> {
    const kept = await this.database.db
      .updateTable('jobs')
      .set({ lease_until: this.clock.now() + leaseMs })
      .where('id', '=', job.id)
      .where('token', '=', job.token)
      .returning('id')
      .execute()
    return kept.length > 0
  }

  /** The job is done. Inside a transaction it is done exactly when the work is. */
  async finish(job: TakenJob, executor: Executor = this.database.db): Promise<void> {
    await executor.deleteFrom('jobs').where('id', '=', job.id).where('token', '=', job.token).execute()
  }

  /** Gives a job back, to be run again at `dueAt`. */
  async giveBack(job: TakenJob, dueAt: number, reason: string): Promise<void> {
    await this.database.db
      .updateTable('jobs')
      .set({ due_at: dueAt, lease_until: 0, token: '', last_error: reason.slice(0, 500) })
      .where('id', '=', job.id)
      .where('token', '=', job.token)
      .execute()
  }

  /** Removes a waiting job by its key. */
  async cancel(key: string, executor: Executor = this.database.db): Promise<void> {
    await executor.deleteFrom('jobs').where('key', '=', key).where('lease_until', '=', 0).execute()
  }

  /** ms since 1970 at which the next job can be taken, or undefined when there is none. */
  async nextAt(kinds: readonly string[]): Promise<number | undefined> {
    const rows = await this.database.db
      .selectFrom('jobs')
      .select(['due_at', 'lease_until'])
      .where('kind', 'in', kinds)
      .orderBy('due_at')
      .limit(100)
      .execute()
    if (rows.length === 0) return undefined
    return Math.min(...rows.map((row) => Math.max(row.due_at, row.lease_until)))
  }

  /** Ends all leases. Only at start, and only where no other process can be at work on the same database. */
  async releaseAll(): Promise<void> {
    await this.database.db
      .updateTable('jobs')
      .set({ lease_until: 0, token: '' })
      .where('lease_until', '>', 0)
      .execute()
  }

  async #anyDue(kinds: readonly string[]): Promise<boolean> {
    const now = this.clock.now()
    const row = await this.database.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', kinds)
      .where('due_at', '<=', now)
      .where('lease_until', '<=', now)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }
}
