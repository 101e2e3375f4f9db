import type { OpenSession } from '../session/OpenSession'
import type { ReadOptions } from './MailroomAdapter'

/** Where the user is signed in. @source SE-28 */
export interface OpenSessionsPort {
  /** All sessions that go on, this one first, then the one that was active last. */
  list(options?: ReadOptions): Promise<readonly OpenSession[]>
  /** Ends one of them. `notFound` for what has ended, or is somebody else's. */
  end(id: string): Promise<void>
  /** Ends all but this one. */
  endOthers(): Promise<void>
}
