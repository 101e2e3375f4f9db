import type { AccountId } from '../../accounts/AccountId'

/** Names the turn in which the calendars of an account, and what is in them, are changed: also by those who share them. */
export const calendarTurn = (ownerId: AccountId): string => `calendars ${ownerId}`
