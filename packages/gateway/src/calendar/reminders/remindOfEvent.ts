import { addressKey, type Address, type Locale } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'
import type { MailStore } from '../../doors/mail-store/MailStore'
import { eventLines, timeOf, titleOf } from '../../invitations/eventWords'
import { eventStrings } from '../../invitations/strings/eventStrings'
import type { Clock } from '../../jobs/Clock'
import type { JobHandler } from '../../jobs/JobHandler'
import type { JobQueue } from '../../jobs/JobQueue'
import { buildMessage } from '../../mime/build/buildMessage'
import { readRecord, type KeptEvent } from '../kept/readRecord'
import { createReminderPlan, reminderKind, type ReminderPayload } from './planReminder'
import { dueReminder, type Reminder } from './reminderTimes'

/** What reminding works with. */
export interface EventReminderParts {
  readonly database: Database
  readonly queue: JobQueue
  readonly mailStore: MailStore
  readonly clock: Clock
  /** Our own name, from which the mail comes. */
  readonly hostname: string
  /** All addresses of an account, the main one first. */
  senders(accountId: AccountId): Promise<readonly Address[]>
  /** Language of an account's owner. */
  localeOf(accountId: AccountId): Promise<Locale>
}

/**
 * Reminds the owner of a calendar of an event by a mail in their inbox, once, and plans the next reminder. It looks at the event
 * as it is now: what was moved, taken out, called off or declined is not reminded of. After a time in which nobody ran, what is
 * over is passed over, and of a series only the latest is told.
 *
 * @source CA-07
 */
export const remindOfEvent = (parts: EventReminderParts): JobHandler<ReminderPayload> => ({
  kind: reminderKind,
  async run({ accountId, eventId, at }, context) {
    const { database, queue, clock } = parts
    const kept = await ownEvent(database, accountId, eventId)
    const now = clock.now()
    const due = kept && dueReminder(kept.record, at, now)
    if (kept && due) await tell(parts, accountId, kept, due)
    await database.transaction(async (trx) => {
      const later = await readRecord(trx, eventId)
      const plan = createReminderPlan(queue, () => now)
      if (kept && later) await plan(trx, { id: eventId, ownerId: accountId, record: later.record })
      await context.finish(trx)
    })
    queue.wake()
  },
})

/** The event, as long as it lies in a calendar of the account. */
async function ownEvent(
  { db }: Database,
  accountId: AccountId,
  eventId: number,
): Promise<KeptEvent | undefined> {
  const kept = await readRecord(db, eventId)
  const calendar =
    kept &&
    (await db
      .selectFrom('calendars')
      .select('account_id')
      .where('id', '=', kept.calendarId)
      .executeTakeFirst())
  return calendar?.account_id === accountId ? kept : undefined
}

async function tell(
  { mailStore, clock, hostname, senders, localeOf }: EventReminderParts,
  accountId: AccountId,
  { id, record }: KeptEvent,
  { at, facts, occurrence }: Reminder,
): Promise<void> {
  const own = await senders(accountId)
  const mine = new Set(own.map(addressKey))
  const [owner] = own
  if (!owner || facts.guests.some((guest) => guest.status === 'declined' && mine.has(addressKey(guest))))
    return
  const receivedAt = clock.now()
  const { raw } = await buildMessage({
    from: { address: `MAILER-DAEMON@${hostname}`, name: 'Mailroom' },
    to: [owner],
    ...wordsOf({ ...facts, timeZone: record.timeZone }, await localeOf(accountId)),
    date: receivedAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  const mailbox = mailStore.mailbox(accountId)
  const idempotencyKey = `${reminderKind} ${id} ${occurrence} ${at}`
  await mailbox.append(await mailbox.folderWithRole('inbox'), raw, {
    receivedAt,
    isArrival: true,
    idempotencyKey,
  })
}

function wordsOf(event: Reminder['facts'] & { readonly timeZone: string }, locale: Locale) {
  const { subject, text } = eventStrings[locale].reminder
  const title = titleOf(locale, event)
  return {
    subject: subject.replace('{title}', () => title).replace('{when}', () => timeOf(locale, event)),
    text: [text.replace('{title}', () => title), '', ...eventLines(locale, event)].join('\n'),
  }
}
