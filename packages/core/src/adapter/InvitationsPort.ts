import type { InvitationAnswer } from '../invitations/EventNotice'
import type { EventPlan } from '../invitations/EventPlan'
import type { Invitation } from '../invitations/invitationOf'
import type { MessageRef } from '../mail/ids'
import type { ReadOptions } from './MailroomAdapter'

/** Invitations to events that came by mail. @source RD-10 */
export interface InvitationsPort {
  /** Undefined when the mail is about no event. `notFound` when it is gone. */
  read(ref: MessageRef, options?: ReadOptions): Promise<Invitation | undefined>
  /**
   * Answers the organizer by a mail, and keeps the answer. It may be changed by another one.
   * `notFound` when the mail is about another event or gone, `conflict` when the event is to be answered no more.
   */
  answer(ref: MessageRef, eventId: string, answer: InvitationAnswer): Promise<void>
  /**
   * Invites people to an event by a mail, which is sent as any other. Their answers come as mails. Asked again with the same
   * plan, it sends nothing more. `invalid` when there is nobody to invite, or the plan has another fault of `eventFaults`.
   */
  invite(plan: EventPlan): Promise<void>
}
