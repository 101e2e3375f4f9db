import type { RecordPage } from '../records/RecordQuery'
import type { SentEntry, SentQuery } from '../records/SentEntry'
import type { SignInEntry, SignInQuery } from '../records/SignInEntry'
import type { ReadOptions } from './MailroomAdapter'

/** What people can look up about their own account. @source LG-01 */
export interface RecordsPort {
  /** Sign-ins and attempts that were refused. `invalid` for an `after` that no page has given. */
  signIns(query: SignInQuery, options?: ReadOptions): Promise<RecordPage<SignInEntry>>
  /** Mails that were sent, by whatever means the mail system knows of. `invalid` as for `signIns`. */
  sent(query: SentQuery, options?: ReadOptions): Promise<RecordPage<SentEntry>>
}
