import type { Address, Locale } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { CalendarParts } from '../CalendarParts'

/** What calendars need of mails about events. */
export interface InvitedParts extends CalendarParts {
  /** All addresses of an account, the main one first. */
  senders(accountId: AccountId): Promise<readonly Address[]>
  /** Language of an account's owner: of the name of a calendar that is made. */
  localeOf(accountId: AccountId): Promise<Locale>
  /** IANA name of the zone of times that say none. */
  readonly timeZone: string
  /** Told when a mail could not be taken over. */
  readonly onError: (error: unknown) => void
}
