import {
  addressKey,
  eventKey,
  type EventNotice,
  type InvitationsPort,
  invitationOf,
  MailroomError,
  type MessageRef,
  requireSoundPlan,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { StoredMail } from '../mailbox/StoredMail'
import type { Seat } from '../system/Seat'
import { sendForm } from './sendForm'

/** Invitations to events, in whatever mails have some. */
export function createInvitationsPort(seat: Seat, calls: Calls): InvitationsPort {
  const look = (ref: MessageRef) => {
    seat.requireOpen(ref.folder)
    const { user } = seat
    const mail = user.mailbox.mail(ref)
    const notice = mail.content.invitation
    if (notice === undefined) return undefined
    const eventId = eventKey(notice)
    const answer = user.eventAnswers.get(eventId)
    const context = {
      eventId,
      own: [user.address],
      later: laterNotices(seat, mail),
      ...(answer && { answer }),
    }
    return { notice, invitation: invitationOf(notice, context) }
  }
  return {
    read: (ref, options) => calls.make('invitations.read', () => look(ref)?.invitation, options),
    answer: (ref, eventId, answer) =>
      calls.make('invitations.answer', () => {
        const seen = look(ref)
        if (seen?.invitation.eventId !== eventId)
          throw new MailroomError('notFound', 'The mail is not about this event.')
        const { notice, invitation } = seen
        if (!invitation.canAnswer || notice.organizer === undefined)
          throw new MailroomError('conflict', 'The event is to be answered no more.')
        const { user, system } = seat
        const said = { ...user.address, status: answer, isOptional: false }
        const reply: EventNotice = {
          ...notice,
          method: 'reply',
          stampedAt: system.now(),
          invitees: [said],
          inviteeCount: 1,
        }
        const form = { to: [notice.organizer], cc: [], bcc: [], html: '', isHtml: false, attachments: [] }
        const subject = `${answer}: ${notice.title}`
        const words = { subject, text: subject, origin: { ref, kind: 'reply' as const } }
        sendForm(seat, { ...form, ...words }, crypto.randomUUID(), reply)
        user.eventAnswers.set(eventId, { status: answer, sequence: notice.sequence })
      }),
    invite: (plan) =>
      calls.make('invitations.invite', () => {
        requireSoundPlan(plan)
        const { id, title, location, note, time, invitees, origin } = plan
        if (origin) seat.requireOpen(origin.folder)
        const request: EventNotice = {
          ...{ method: 'request', uid: id, sequence: 0, stampedAt: seat.system.now() },
          ...{ title, location, time, organizer: seat.user.address },
          invitees: invitees.map((person) => ({ ...person, status: 'pending', isOptional: false })),
          inviteeCount: invitees.length,
        }
        const form = { to: invitees, cc: [], bcc: [], html: '', isHtml: false, attachments: [] }
        const words = {
          subject: title,
          text: [title, location, note].filter((line) => line.trim() !== '').join('\n'),
          ...(origin && { origin: { ref: origin, kind: 'reply' as const } }),
        }
        sendForm(seat, { ...form, ...words }, id, request)
      }),
  }
}

/** What the same sender has written about events since. */
function laterNotices(seat: Seat, { content, receivedAt }: StoredMail): EventNotice[] {
  const readable = seat.user.mailbox.allFolders().filter(({ id }) => !seat.isLocked(id))
  return readable
    .flatMap((folder) => folder.all())
    .filter((mail) => mail.content !== content && mail.receivedAt >= receivedAt)
    .filter((mail) => addressKey(mail.content.from) === addressKey(content.from))
    .flatMap((mail) => mail.content.invitation ?? [])
}
