import type { Delegate, ShareLevel } from '../shares/Delegate'
import type { ReadOptions } from './MailroomAdapter'

/**
 * Who may work in the user's own mailbox. Nobody but the owner sees or changes it.
 *
 * @source ST-16
 */
export interface DelegatesPort {
  /** By address. */
  list(options?: ReadOptions): Promise<readonly Delegate[]>
  /**
   * Lets a colleague in, or changes their level; what they have open at an older level is over.
   *
   * @param address of a person of the organisation
   * @throws MailroomError `notFound` when nobody has the address, `invalid` for the own one, `conflict` beyond `maxDelegates`
   */
  set(address: string, level: ShareLevel): Promise<void>
  /** Ends it at once, also for who is in the mailbox now. `notFound` when they are not let in. */
  remove(address: string): Promise<void>
}
