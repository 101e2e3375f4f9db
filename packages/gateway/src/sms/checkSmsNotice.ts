import type { DraftContent } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Directory } from '../delivery/Directory'
import type { Database } from '../doors/database/Database'
import { missingNumbers } from './createSmsNumbers'
import { hasRoom, numberMissing, smsOff, tooMany } from './keepSmsNotices'
import { smsRecipients } from './smsRecipients'

/** What checking needs. */
export interface SmsCheckParts {
  readonly database: Database
  readonly directory: Directory
  /** Notices that an account may cause within any hour; absent where there is no way to mobile phones. */
  readonly smsPerHour?: number
}

type Recipients = Pick<DraftContent, 'notifiesBySms' | 'to' | 'cc' | 'bcc'>

/** Whom a mail tells by SMS: nobody, unless its writer has chosen so. */
export async function noticedPeople(
  { directory }: Pick<SmsCheckParts, 'directory'>,
  { notifiesBySms, to, cc, bcc }: Recipients,
): Promise<readonly string[]> {
  if (notifiesBySms !== true) return []
  return smsRecipients(
    directory,
    [...to, ...cc, ...bcc].map(({ address }) => address),
  )
}

/**
 * Says whether the recipients of a mail can be told by SMS.
 *
 * @throws MailroomError `invalid` with fields is_smsnotify
 * @source CO-13
 */
export async function checkSmsNotice(
  parts: SmsCheckParts,
  accountId: AccountId,
  content: Recipients,
): Promise<void> {
  if (content.notifiesBySms !== true) return
  if (parts.smsPerHour === undefined) throw smsOff()
  const people = await noticedPeople(parts, content)
  const { create, update } = await missingNumbers(parts.database.db, accountId, people)
  if (create.length + update.length > 0) throw numberMissing()
}

/** Refuses a mail that is to wait while its hour has no room for its notices: its writer is still there. */
export async function checkSmsRoom(
  parts: SmsCheckParts & { readonly clock: { now(): number } },
  accountId: AccountId,
  content: Recipients,
): Promise<void> {
  const { database, smsPerHour, clock } = parts
  if (smsPerHour === undefined || content.notifiesBySms !== true) return
  const people = await noticedPeople(parts, content)
  const limits = { now: () => clock.now(), smsPerHour }
  if (!(await hasRoom(database.db, limits, accountId, people.length))) throw tooMany(smsPerHour)
}
