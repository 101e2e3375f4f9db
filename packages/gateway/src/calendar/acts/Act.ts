import type { CalendarId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { findAccount } from '../../accounts/findAccount'
import type { Executor } from '../../doors/database/Database'
import type { CalendarParts } from '../CalendarParts'
import { eventMailWork, type EventMailPayload } from '../EventMail'
import { calendarTurn } from '../kept/calendarTurn'
import { senderOf, type EventSender } from '../mails/eventMails'
import { publishTo, readersOf } from '../publishChange'
import type { SeenEvent } from '../rights/seenEvent'

/** A change of calendars that is under way, in one transaction. */
export interface Act {
  readonly trx: Executor
  readonly accountId: AccountId
  /** ms since 1970. */
  readonly now: number
  readonly planReminder: CalendarParts['planReminder']
  /** In whose name guests of an event are written to. */
  sender(event: Pick<SeenEvent, 'id' | 'calendar'>): Promise<EventSender>
  /** Has mails written once the change is kept, whatever happens to this process. */
  enqueue(mails: readonly EventMailPayload[]): Promise<void>
  /** Has whoever sees these calendars look again once the change is kept. */
  touch(...calendarIds: readonly CalendarId[]): Promise<void>
}

/**
 * Changes something of calendars, all of it or nothing, and tells of it afterwards.
 *
 * @param owners those whose calendars it is about; changes of the calendars of each follow each other
 * @param names  further turns
 */
export async function act<T>(
  { database, events, queue, planReminder, now }: CalendarParts,
  accountId: AccountId,
  { owners, names = [] }: { readonly owners: readonly AccountId[]; readonly names?: readonly string[] },
  work: (under: Act) => Promise<T>,
): Promise<T> {
  const at = now()
  const { result, readers } = await database.transaction(
    async (trx) => {
      const told = new Set<AccountId>()
      const under: Act = {
        ...{ trx, accountId, now: at, planReminder },
        async sender(event) {
          const account = await findAccount(trx, accountId)
          const address = { address: account?.address ?? '', name: account?.displayName ?? '' }
          return senderOf(event, { accountId, address, now: at })
        },
        async enqueue(mails) {
          for (const mail of mails) await queue.enqueue(trx, eventMailWork(mail))
        },
        async touch(...ids) {
          for (const id of ids) for (const reader of await readersOf(trx, id)) told.add(reader)
        },
      }
      const done = await work(under)
      return { result: done, readers: [...told] }
    },
    [...new Set([...owners.map(calendarTurn), ...names])],
  )
  publishTo(events, readers)
  queue.wake()
  return result
}
