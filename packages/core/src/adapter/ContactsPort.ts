import type { Suggestion } from '../contacts/Suggestion'
import type { ReadOptions } from './MailroomAdapter'

/** The people a user may write to. */
export interface ContactsPort {
  /** At most ten, best first, matching name, address or department. @source CO-03 */
  suggest(text: string, options?: ReadOptions): Promise<readonly Suggestion[]>
}
