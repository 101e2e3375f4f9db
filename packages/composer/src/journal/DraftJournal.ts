import type { DraftFields } from '../composer/draftFields'

/** What was on the screen when it was last noted. */
export interface JournalEntry {
  /** The draft's id; its saved version, if any, is older than the entry. */
  readonly draftId: string
  readonly fields: DraftFields
  readonly html: string
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
  /** All that was written and neither sent, saved nor thrown away; newest first. */
  entries(): Promise<readonly JournalEntry[]>
  write(entry: JournalEntry): Promise<void>
  remove(draftId: string): Promise<void>
}
