import type { OnlineRules } from '../disk/OnlineFile'
import type { SecrecyRules } from '../secrecy/secrecyFault'

/** What the mail system lets a writer choose. */
export interface SendingRules {
  /**
   * The writer decides whether a copy is kept, and whether each recipient gets a mail of their own. False where a mail
   * server keeps a copy of whatever it sends.
   *
   * @source CO-06
   */
  readonly decidesOnCopies: boolean
  /** The writer may have recipients told of a mail by SMS. @default false @source CO-13 */
  readonly notifiesBySms?: boolean
  /** Security mode: the writer is asked before a mail goes to more than one recipient. @source CO-14 */
  readonly asksForMany: boolean
  /** The writer is asked before a mail leaves the organisation. Look-alike addresses are named either way. @source CO-19 */
  readonly asksForOutside: boolean
  /** The writer is asked about a file that the text speaks of and that is not there. @source CO-19 */
  readonly remindsOfFiles: boolean
  /** Absent where the organisation has no levels of secrecy. @source CO-12 */
  readonly secrecy?: SecrecyRules
  /** Absent where files cannot go as links. @source AT-03 */
  readonly online?: OnlineRules
}
