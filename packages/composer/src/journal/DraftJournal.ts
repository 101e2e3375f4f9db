import type { UnfinishedFile } from '@mailroom/files'
import type { DraftFields } from '../composer/draftFields'
import type { Outbox } from '../outbox/Outbox'

/** What was on the screen when it was last noted. */
export interface JournalEntry {
  /** The draft's id; its saved version, if any, is older than the entry. */
  readonly draftId: string
  readonly fields: DraftFields
  /** The text, with the original below it. */
  readonly html: string
  /** The text as it is written where that is no HTML. */
  readonly text?: string
  /** Files that were on their way: the page has lost them, and asks for them again. */
  readonly unfinished?: readonly UnfinishedFile[]
  /** ms since 1970. */
  readonly writtenAt: number
}

/**
 * Where a composer notes what is typed between two saves, so that a crash loses nothing. A host gives one that
 * lasts; without it drafts are only saved by the mail system.
 *
 * @source CO-10
 */
export interface DraftJournal {
  /** All that was written and neither sent, saved nor thrown away, save for what is being written now; newest first. */
  entries(): Promise<readonly JournalEntry[]>
  /** What is noted about one draft. */
  entry(draftId: string): Promise<JournalEntry | undefined>
  write(entry: JournalEntry): Promise<void>
  remove(draftId: string): Promise<void>
  /**
   * Says that a draft is being written now, so that `entries` leaves it out. A crash ends it.
   *
   * @returns ends it
   */
  hold(draftId: string): () => void
  /** Where mails wait that are sent without a connection; absent where they are refused then. @source CO-21 */
  readonly outbox?: Outbox
}
