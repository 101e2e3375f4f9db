import { randomUUID } from 'node:crypto'
import type { CalendarEvent, EventFields, EventNotice, InvitationAnswer, MessageRef } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import { findNotice } from '../../../invitations/findNotice'
import { ManualClock } from '../../../jobs/ManualClock'
import { openTestGateway } from '../../../testing/openTestGateway'
import { findByUid } from '../../kept/readRecord'
import { hourFrom } from '../../testing/sampleRecord'

/** Where the people of these tests are. */
export const timeZone = 'Asia/Shanghai'

/** A whole gateway with the calendars and the mail of Alice and Bob, and a clock that stands still until it is moved. */
export async function openMailedCalendars() {
  const clock = new ManualClock(Date.UTC(2026, 10, 2, 7))
  const gateway = await openTestGateway({}, clock)
  const { store, postOffice, services, alice, bob } = gateway
  const service = services.calendar
  const defaultOf = async (account: AccountId) =>
    (await service.calendars(account, 'en')).find(({ isDefault }) => isDefault)!.id
  const box = (account: AccountId) => store.mail.mailbox(account)
  const inbox = async (account: AccountId, folder = 'INBOX') => {
    const sort = { by: 'arrival', descending: false } as const
    return (await box(account).list({ folder, offset: 0, limit: 100, sort })).messages
  }
  const read = (account: AccountId, ref: MessageRef) => services.invitations.read(account, box(account), ref)
  return {
    ...gateway,
    ...{ alice: alice.id, bob: bob.id, clock, service, box, inbox, read, defaultOf },
    /** Delivers all that is to be written and sent. */
    deliver: () => postOffice.runner.runDue(),
    /** Adds an event of somebody to which the other one is invited. */
    async add(account: AccountId, more: Partial<EventFields> = {}): Promise<CalendarEvent> {
      const fields: EventFields = {
        ...{ calendarId: await defaultOf(account), title: '评审', place: 'Room 7', note: 'Bring figures.' },
        ...{ time: hourFrom('2026-11-24T10:00', timeZone), timeZone },
        guests: [
          {
            address: account === alice.id ? 'bob@example.com' : 'alice@example.com',
            name: '',
            isOptional: false,
          },
        ],
        ...more,
      }
      return service.save(account, fields, { requestId: randomUUID() })
    },
    /** Mails of an inbox with what they say about events, oldest first. */
    async notices(
      account: AccountId,
    ): Promise<(EventNotice & { subject: string; text: string; ref: MessageRef })[]> {
      const found = await Promise.all((await inbox(account)).map(({ ref }) => findNotice(box(account), ref)))
      return found.flatMap((mail) =>
        mail
          ? [{ ...mail.notice, subject: mail.message.subject, text: mail.text, ref: mail.message.ref }]
          : [],
      )
    },
    /** Puts a mail of a calendar program into a mailbox, as if it had arrived, and has it read. */
    async receive(
      account: AccountId,
      from: string,
      lines: readonly string[],
      { method = 'REPLY', folder = 'INBOX' } = {},
    ): Promise<MessageRef> {
      const ref = await box(account).append(folder, calendarMail(from, method, lines), {
        receivedAt: clock.now(),
      })
      await read(account, ref)
      return ref
    },
    /** Answers the newest invitation of an inbox. */
    async answer(account: AccountId, answer: InvitationAnswer, ref?: MessageRef): Promise<void> {
      const at = ref ?? (await inbox(account)).at(-1)!.ref
      const invitation = (await read(account, at))!
      await services.invitations.answer(account, box(account), {
        ...{ ref: at, eventId: invitation.eventId, answer, locale: 'en' },
      })
      await postOffice.runner.runDue()
    },
    /** The event of an account by its name. */
    kept: (account: AccountId, uid: string) => findByUid(store.database.db, account, uid),
  }
}

/** What `openMailedCalendars` gives. */
export type MailedCalendars = Awaited<ReturnType<typeof openMailedCalendars>>

/** A mail with the events of a calendar. @param lines of all events, as they stand there */
export const calendarMail = (from: string, method: string, lines: readonly string[]): Buffer =>
  Buffer.from(
    [
      ...[`From: ${from}`, 'To: alice@example.com', 'Subject: Event', `Message-ID: <${randomUUID()}@x>`],
      ...['MIME-Version: 1.0', `Content-Type: text/calendar; method=${method}; charset=utf-8`, ''],
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, ...lines, 'END:VCALENDAR', ''],
    ].join('\r\n'),
  )

/** The lines of one event. */
export const eventLines = (uid: string, ...lines: readonly string[]): readonly string[] => [
  ...['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'],
]
