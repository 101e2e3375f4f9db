import type { DraftContent } from '@mailroom/core'
import type { JournalEntry } from '../journal/DraftJournal'

/** A mail that was sent while there was no connection. */
export interface OutboxMail {
  /** The draft's id, under which the mail system takes the mail once however often it is sent. */
  readonly draftId: string
  readonly content: DraftContent
  /** When its writer wants it to leave, in ms since 1970; absent for as soon as possible. */
  readonly leavesAt?: number
  /** What a composer needs to go on with it. */
  readonly entry: JournalEntry
  /** When it was put here, in ms since 1970. */
  readonly queuedAt: number
  /** Why the mail system refused it, in words for its writer. It waits for them then. */
  readonly refusal?: string
}

/**
 * Where mails wait that were sent without a connection. They leave by themselves once it is back, also after the page was
 * loaded again. Each is sent under its draft's id, so that an answer which got lost does not send it twice.
 *
 * @source CO-21
 */
export interface Outbox {
  /** In the order they were sent. */
  mails(): Promise<readonly OutboxMail[]>
  put(mail: OutboxMail): Promise<void>
  remove(draftId: string): Promise<void>
  /**
   * Does something while nobody else, also in no other window of this browser, sends or changes what waits.
   *
   * @returns false when it was not done, since somebody is at it
   */
  alone(act: () => Promise<void>): Promise<boolean>
  /** @returns stops telling */
  onChange(listener: () => void): () => void
  /** Throws all of it away, and takes nothing more. */
  clear(): Promise<void>
}
