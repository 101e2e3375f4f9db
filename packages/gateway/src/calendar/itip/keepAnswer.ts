import { sameAddress, type Address, type CalendarId, type InvitationAnswer } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import { defaultCalendar } from '../calendars/defaultCalendar'
import type { EventRecord } from '../EventRecord'
import { occurrenceIn } from '../ics/reading/occurrenceIn'
import { recordOf, withInstances, type EventGroup } from '../ics/reading/joinSeries'
import { calendarTurn } from '../kept/calendarTurn'
import { requireEventRoom } from '../kept/eventRoom'
import { findByUid, type KeptEvent } from '../kept/readRecord'
import { writeRecord } from '../kept/writeRecord'
import type { InvitedParts } from './InvitedParts'
import { markOf, type EventMail } from './mailGroups'
import { noteNotice } from './noticeLog'
import { withAnswer, withoutReaders } from './ownFacts'
import { settle, tellChange } from './settle'
import { takeNotice } from './takeNotice'

/** What was answered, and who has. */
interface Answer {
  readonly group: EventGroup
  readonly mail: EventMail
  readonly answer: InvitationAnswer
  readonly own: readonly Address[]
}

/**
 * Puts an event whose invitation was answered into the first calendar, with all of its rule; what is declined is taken out of
 * it. An event of somebody else that goes by the same name stays as it is.
 *
 * @throws MailroomError `overQuota`
 * @source CA-04, RD-10
 */
export async function keepAnswer(
  parts: InvitedParts,
  accountId: AccountId,
  given: Omit<Answer, 'own'>,
): Promise<void> {
  const locale = await parts.localeOf(accountId)
  const said: Answer = { ...given, own: await parts.senders(accountId) }
  const changed = await parts.database.transaction(
    async (trx) => {
      const kept = await findByUid(trx, accountId, said.group.uid)
      if (kept) return changeKept(trx, parts, accountId, kept, said)
      const record = answeredRecord(said)
      if (record === undefined) return undefined
      const calendarId = await defaultCalendar(trx, accountId, locale, parts.now())
      await requireEventRoom(trx, calendarId, 1)
      const id = await writeRecord(trx, calendarId, record, { now: parts.now() })
      await parts.planReminder(trx, { id, ownerId: accountId, record })
      await noteAll(trx, id, record, said)
      return calendarId
    },
    [calendarTurn(accountId)],
  )
  await tellChange(parts, changed)
}

/** Undefined where nothing is kept: it was declined, or called off. */
function answeredRecord({ group, answer, own }: Answer): EventRecord | undefined {
  const record = answer === 'declined' ? undefined : recordOf(group)
  return record && withAnswer(withoutReaders(record), answer, own)
}

async function changeKept(
  trx: Executor,
  parts: InvitedParts,
  accountId: AccountId,
  kept: KeptEvent,
  said: Answer,
): Promise<CalendarId | undefined> {
  const { group, mail, answer, own } = said
  const told = (group.head ?? group.instances[0])?.record.organizer
  const { organizer } = kept.record
  if (!organizer || !told || !sameAddress(organizer, told)) return undefined
  const news = await takeNotice(trx, kept, group, mail, own)
  if (news === 'gone' || (answer === 'declined' && group.head))
    await settle(trx, parts, accountId, kept, 'gone')
  else await settle(trx, parts, accountId, kept, withAnswers(news ?? kept.record, said))
  return kept.calendarId
}

/** All of it was answered, or those of a series that the invitation names. */
function withAnswers(record: EventRecord, { group, answer, own }: Answer): EventRecord {
  if (group.head) return withAnswer(record, answer, own)
  if (answer === 'declined')
    return withInstances(
      record,
      group.instances.map((each) => ({ ...each, isCalledOff: true })),
    )
  return group.instances.reduce(
    (before, { instance }) =>
      instance ? withAnswer(before, answer, own, occurrenceIn(record, instance)) : before,
    record,
  )
}

/** What the invitation told is known from now on. */
async function noteAll(
  trx: Executor,
  id: number,
  record: EventRecord,
  { group, mail }: Answer,
): Promise<void> {
  if (group.head) await noteNotice(trx, id, '', markOf(group.head, mail))
  for (const each of group.instances)
    if (each.instance) await noteNotice(trx, id, occurrenceIn(record, each.instance), markOf(each, mail))
}
