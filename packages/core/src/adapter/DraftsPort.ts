import type { Draft, DraftContent, PrepareKind, SavedDraft } from '../mail/Draft'
import type { DraftId, MessageRef } from '../mail/ids'
import type { ReadOptions } from './MailroomAdapter'

/** Mails that are being written. */
export interface DraftsPort {
  /** What a mail made from another begins with: recipients, subject, quoted text, attachments. */
  prepare(ref: MessageRef, kind: PrepareKind, options?: ReadOptions): Promise<Draft>
  /** Opens a saved draft again. */
  open(ref: MessageRef, options?: ReadOptions): Promise<Draft>
  /** Saves under `id`, or as a new draft without one. The version saved before is replaced, never mixed. */
  save(content: DraftContent, id?: DraftId): Promise<SavedDraft>
  /** Throws a draft away for ever. Nothing happens when it is gone already. */
  discard(id: DraftId): Promise<void>
}
