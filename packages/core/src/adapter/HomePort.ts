import type { HomeInfo, SignIns } from '../home/HomeInfo'
import type { ReadOptions } from './MailroomAdapter'

/** What greets people after they have signed in. */
export interface HomePort {
  /** The reader's own figures, and what the organisation has to say. @source HO-01 to HO-06 */
  info(options?: ReadOptions): Promise<HomeInfo>
  /** Where and when the reader's account was signed in to. @source SE-25, HO-03 */
  signIns(options?: ReadOptions): Promise<SignIns>
}
