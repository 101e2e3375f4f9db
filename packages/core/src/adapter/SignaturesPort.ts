import type {
  MailSignature,
  SignatureBook,
  SignatureId,
  SignatureUse,
  WantedSignature,
} from '../writing/MailSignature'
import type { ReadOptions } from './MailroomAdapter'

/**
 * The signatures that a user keeps.
 *
 * @source CO-05, ST-05
 */
export interface SignaturesPort {
  list(options?: ReadOptions): Promise<SignatureBook>
  /**
   * Makes a signature, or changes the one of that id. `invalid` with `fields.title` and `fields.content` (see
   * `textFaults`), or with `fields.title` when there are `maxSignatures` already; `notFound` when it is gone.
   */
  save(wanted: WantedSignature): Promise<MailSignature>
  /** Forgets one; nothing happens when it is gone. */
  remove(id: SignatureId): Promise<void>
  /** Says which one is put in by itself; undefined for none. `notFound` when it is gone. */
  choose(use: SignatureUse, id: SignatureId | undefined): Promise<void>
}
