import type { OwnProfile } from '../approvals/OwnProfile'
import type { ReadOptions } from './MailroomAdapter'

/**
 * Who the user is to the organisation. What is asked for here waits for an administrator. Nobody but the owner sees or asks.
 *
 * @source ST-01, ST-18
 */
export interface ProfilePort {
  profile(options?: ReadOptions): Promise<OwnProfile>
  /** Asks for another name, in place of one that waits. `invalid` at `name` or `englishName`; `conflict` for that of now */
  requestName(wanted: { readonly name: string; readonly englishName: string }): Promise<void>
  /** Takes it back while it waits. `conflict` when it does not, any more */
  withdrawName(): Promise<void>
  /** Asks for the account to be closed. `invalid` at `reason`; `conflict` when that waits already */
  requestClosing(reason: string): Promise<void>
  /** As `withdrawName`. */
  withdrawClosing(): Promise<void>
}
