import { sameAddress, type Address, type CalendarId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import type { EventGroup } from '../ics/reading/joinSeries'
import { calendarTurn } from '../kept/calendarTurn'
import { findByUid } from '../kept/readRecord'
import type { InvitedParts } from './InvitedParts'
import type { EventMail } from './mailGroups'
import { settle, tellChange } from './settle'
import { takeNotice } from './takeNotice'
import { takeReply } from './takeReply'

/** What is taken over; anything else only tells. */
const methods: readonly string[] = ['REPLY', 'REQUEST', 'CANCEL']

/** Events of one mail; programs write of one. */
const maxGroups = 20

/**
 * Takes over what a mail says of events that are in an account's own calendars: answers of guests to those that it has invited to,
 * and changes by the organizers of the others. The same mail changes nothing when it comes again.
 *
 * @source CA-04, RFC 5546
 */
export async function takeMail(parts: InvitedParts, accountId: AccountId, mail: EventMail): Promise<void> {
  if (!methods.includes(mail.method)) return
  for (const group of mail.groups.slice(0, maxGroups)) {
    // Most mails are about events that nobody has: these cost one question.
    if (!(await findByUid(parts.database.db, accountId, group.uid))) continue
    const own = await parts.senders(accountId)
    const changed = await parts.database.transaction(
      (trx) => takeGroup(trx, parts, accountId, { group, mail, own }),
      [calendarTurn(accountId)],
    )
    await tellChange(parts, changed)
  }
}

async function takeGroup(
  trx: Executor,
  parts: InvitedParts,
  accountId: AccountId,
  {
    group,
    mail,
    own,
  }: { readonly group: EventGroup; readonly mail: EventMail; readonly own: readonly Address[] },
): Promise<CalendarId | undefined> {
  const kept = await findByUid(trx, accountId, group.uid)
  const organizer = kept?.record.organizer
  if (!kept || !organizer) return undefined
  const isOwn = own.some((each) => sameAddress(each, organizer))
  if (mail.method === 'REPLY')
    return isOwn && (await takeReply(trx, kept, group, mail)) ? kept.calendarId : undefined
  if (isOwn || !sameAddress(organizer, { address: mail.from })) return undefined
  const after = await takeNotice(trx, kept, group, mail, own)
  if (after === undefined) return undefined
  await settle(trx, parts, accountId, kept, after)
  return kept.calendarId
}
