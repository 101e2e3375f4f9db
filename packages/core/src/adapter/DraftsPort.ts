import type { Draft, DraftContent, PrepareKind, SavedDraft } from '../mail/Draft'
import type { DraftId, MessageRef } from '../mail/ids'
import type { ReadOptions } from './MailroomAdapter'

/** Mails that are being written. */
export interface DraftsPort {
  /** What a mail made from another begins with: recipients, subject, quoted text, attachments. */
  prepare(ref: MessageRef, kind: PrepareKind, options?: ReadOptions): Promise<Draft>
  /** Opens a saved draft again. */
  open(ref: MessageRef, options?: ReadOptions): Promise<Draft>
  /**
   * Saves under `id`, or as a new draft without one. The version saved before is replaced, never mixed.
   * `conflict` when it has been sent, or waits to be sent at its time.
   */
  save(content: DraftContent, id?: DraftId): Promise<SavedDraft>
  /**
   * Saves a mail that is sent by itself at its time, once, whoever is signed in then; asked again, the newer text and time
   * count. Until then it lies among the drafts. Refused as `SendingPort.send` refuses; `invalid` with `fields.schedule_day` for
   * a time that is none by `isScheduleTime`, and for a mail with a seal; `conflict` when it has been sent.
   *
   * @param at ms since 1970
   * @source CO-07
   */
  schedule?(content: DraftContent, at: number, id: DraftId): Promise<SavedDraft>
  /** Makes a scheduled mail a draft again. `conflict` when it has been sent. Nothing happens when it waits for no time. */
  unschedule?(id: DraftId): Promise<void>
  /** Throws a draft away for ever. Nothing happens when it is gone already. */
  discard(id: DraftId): Promise<void>
}
