import { createHash, randomUUID } from 'node:crypto'
import {
  type Address,
  addressKey,
  eventKey,
  type EventNotice,
  type EventPlan,
  type Invitation,
  type InvitationAnswer,
  invitationOf,
  type Locale,
  MailroomError,
  type MessageRef,
} from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import type { Mailbox } from '../doors/mail-store/MailStore'
import type { Sending } from '../sending/createSending'
import { writeEvents } from '../calendar/ics/writing/writeEvents'
import { findNotice, laterNotices } from './findNotice'
import { eventWords } from './eventWords'
import type { InvitedCalendar } from './InvitedCalendar'
import { planRecord } from './planRecord'
import { replyWords } from './replyWords'
import { requireSound } from './requireSound'
import { writeReply } from './writeReply'

/** What the routes ask about invitations. Mail is only seen through the mailbox that they give. */
export interface Invitations {
  /** As core's `InvitationsPort.read`. */
  read(accountId: AccountId, box: Mailbox, ref: MessageRef): Promise<Invitation | undefined>
  /** As core's `InvitationsPort.invite`. @param locale language of the words for people @param proxy as `Sending` takes it */
  invite(accountId: AccountId, plan: EventPlan, locale: Locale, proxy?: Address): Promise<void>
  /** As core's `InvitationsPort.answer`. */
  answer(accountId: AccountId, box: Mailbox, reply: AnswerToEvent): Promise<void>
}

/** An answer as it is given. */
export interface AnswerToEvent {
  readonly ref: MessageRef
  readonly eventId: string
  readonly answer: InvitationAnswer
  /** Language of the words for people. */
  readonly locale: Locale
  /** As `Sending` takes it. */
  readonly proxy?: Address | undefined
}

/** What reading and answering invitations needs. */
export interface InvitationParts {
  readonly database: Database
  readonly sending: Pick<Sending, 'sendCalendar'>
  /** All addresses of an account, the main one first. */
  senders(accountId: AccountId): Promise<readonly Address[]>
  readonly calendar: InvitedCalendar
  readonly now: () => number
}

/** Reads invitations in mails and answers them by mail. @source RD-10 */
export function createInvitations(parts: InvitationParts): Invitations {
  const look = async (accountId: AccountId, box: Mailbox, ref: MessageRef) => {
    const found = await findNotice(box, ref)
    if (found === undefined) return undefined
    const { notice } = found
    const eventId = idOf(notice)
    await parts.calendar.take(accountId, box, found)
    const [own, later, answer] = await Promise.all([
      parts.senders(accountId),
      laterNotices(box, found),
      answerTo(parts, accountId, eventId, notice),
    ])
    const context = { eventId, own, later, ...(answer && { answer }) }
    return { found, notice, own, invitation: invitationOf(notice, context) }
  }

  return {
    read: async (accountId, box, ref) => (await look(accountId, box, ref))?.invitation,

    async invite(accountId, plan, locale, proxy) {
      requireSound(plan)
      const [organizer] = await parts.senders(accountId)
      const record = planRecord(plan, organizer!)
      const words = eventWords(locale, 'invite', organizer!, record)
      await parts.calendar.requireRoom(accountId)
      const { id, invitees, origin } = plan
      const form = { to: invitees, cc: [], bcc: [], html: '', isHtml: false, attachments: [] }
      await parts.sending.sendCalendar(
        accountId,
        { ...form, ...words, from: organizer!, ...(origin && { origin: { ref: origin, kind: 'reply' } }) },
        id,
        { method: 'REQUEST', text: writeEvents([record], { method: 'REQUEST', at: parts.now() }) },
        proxy,
      )
      await parts.calendar.keepOwn(accountId, record)
    },

    async answer(accountId, box, { ref, eventId, answer, locale, proxy }) {
      const seen = await look(accountId, box, ref)
      if (seen?.invitation.eventId !== eventId)
        throw new MailroomError('notFound', 'The mail is not about this event.')
      const { found, notice, own, invitation } = seen
      const { organizer } = notice
      if (!invitation.canAnswer || organizer === undefined)
        throw new MailroomError('conflict', 'The event is to be answered no more.')
      const invited = new Set(notice.invitees.map(addressKey))
      // Whoever is invited by a list is not among the guests, and answers as themselves.
      const attendee = own.find((address) => invited.has(addressKey(address))) ?? own[0]!
      const { subject, text } = replyWords(locale, answer, attendee, notice)
      const form = { to: [organizer], cc: [], bcc: [], html: '', isHtml: false, attachments: [] }
      await parts.sending.sendCalendar(
        accountId,
        { ...form, from: attendee, subject, text, origin: { ref, kind: 'reply' } },
        randomUUID(),
        { method: 'REPLY', text: writeReply({ notice, organizer, attendee, answer, at: parts.now() }) },
        proxy,
      )
      await keepAnswer(parts, accountId, eventId, notice, answer)
      await parts.calendar.keepAnswer(accountId, found, answer)
    },
  }
}

/** The event's own name may be of any length and hold anything; this one is fit for a path. */
const idOf = (notice: EventNotice): string =>
  createHash('sha256').update(eventKey(notice)).digest('base64url')

/** In the calendar it may have been answered since; what is asked anew there was answered before. */
async function answerTo(
  { database, calendar }: InvitationParts,
  accountId: AccountId,
  eventId: string,
  notice: EventNotice,
) {
  const [mailed, kept] = await Promise.all([
    keptAnswer(database, accountId, eventId),
    calendar.answerTo(accountId, notice),
  ])
  if (kept === undefined || kept.status === 'pending') return mailed
  return { status: kept.status, sequence: kept.sequence }
}

async function keptAnswer({ db }: Database, accountId: AccountId, eventId: string) {
  return db
    .selectFrom('event_answers')
    .select(['status', 'sequence'])
    .where('account_id', '=', accountId)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
}

async function keepAnswer(
  { database, now }: InvitationParts,
  accountId: AccountId,
  eventId: string,
  { uid, recurrenceId, sequence }: EventNotice,
  status: InvitationAnswer,
): Promise<void> {
  const answer = { status, sequence, answered_at: now() }
  await database.db
    .insertInto('event_answers')
    .values({
      account_id: accountId,
      event_id: eventId,
      event_uid: storableText(uid),
      recurrence_id: recurrenceId === undefined ? null : storableText(recurrenceId),
      ...answer,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'event_id']).doUpdateSet(answer))
    .execute()
}
