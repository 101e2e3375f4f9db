import type { MessageRef } from '../mail/ids'
import type { MailReason } from '../trust/MailReason'
import type { MailTouch } from '../trust/MailTouch'
import type { Protection } from '../trust/Protection'
import type { AuthenticationResult } from '../trust/senderVerdict'
import type { ReadOptions } from './MailroomAdapter'

/** Ways to leave the list that a mail came from; at least one is there. @source RFC 2369 3.2 */
export interface UnsubscribeOffer {
  /** The list's server takes a single request, which the mail system makes. @source RFC 8058 */
  readonly isOneClick: boolean
  /** A `mailto:` address to write to. */
  readonly mailto?: string
  /** A page to open. */
  readonly link?: string
}

/** How a mail came in, as the mail system itself has noted it. */
export interface Arrival {
  /** What the system that brought it calls itself. */
  readonly fromHost: string
  readonly fromAddress: string
  /** It came over an encrypted line. */
  readonly isEncrypted: boolean
}

/** What is known about where a mail comes from. Nothing here is taken from what its sender claims. */
export interface MessageTrust {
  /** Absent when nobody who is believed has checked the sender: mail of colleagues, drafts, imports. */
  readonly authentication?: readonly AuthenticationResult[]
  readonly unsubscribe?: UnsubscribeOffer
  /** Where reports of a failed delivery go, when that is with another organisation than the sender's. @source RD-04 */
  readonly returnPath?: string
  readonly arrival?: Arrival
  /** Why the mail is here, the most telling first; absent for a mail to the reader's own address. @source RD-22 */
  readonly reasons?: readonly MailReason[]
  /** What was done with the mail, oldest first; absent when nothing was. @source RD-22 */
  readonly log?: readonly MailTouch[]
  /** Absent when the mail is neither signed nor encrypted. */
  readonly protection?: Protection
}

/** Whom a mail is really from, and how to have no more of them. @source RD-19, RD-22 */
export interface TrustPort {
  /** `notFound` when the mail is gone. */
  inspect(ref: MessageRef, options?: ReadOptions): Promise<MessageTrust>
  /** Asks the list's server once. `notFound` when the mail offers no such way, `server` when the list does not take it. */
  unsubscribe(ref: MessageRef): Promise<void>
}
