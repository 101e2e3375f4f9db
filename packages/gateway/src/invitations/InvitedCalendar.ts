import type { EventNotice, InvitationAnswer, InvitationStatus } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { EventRecord } from '../calendar/EventRecord'
import type { Mailbox } from '../doors/mail-store/MailStore'
import type { MailNotice } from './findNotice'

/** What an account's calendar has to do with invitations in its mails. */
export interface InvitedCalendar {
  /**
   * Takes over what a mail says of an event that is there: an answer of a guest, or a change by its organizer. The same mail may
   * come again and again. Fails for nobody: what goes wrong is told to the log.
   */
  take(accountId: AccountId, box: Mailbox, mail: MailNotice): Promise<void>
  /** What the account's owner has said to an event, as its calendar has it, and to which change of it. */
  answerTo(
    accountId: AccountId,
    notice: Pick<EventNotice, 'uid' | 'recurrenceId' | 'organizer'>,
  ): Promise<{ readonly status: InvitationStatus; readonly sequence: number } | undefined>
  /** Puts an event whose invitation was answered into the calendar, or takes it out of it. */
  keepAnswer(accountId: AccountId, mail: MailNotice, answer: InvitationAnswer): Promise<void>
  /** `overQuota` when no event has room any more where `keepOwn` would put it. */
  requireRoom(accountId: AccountId): Promise<void>
  /** Puts an event to which the account's owner has invited into the calendar; once. */
  keepOwn(accountId: AccountId, record: EventRecord): Promise<void>
}
