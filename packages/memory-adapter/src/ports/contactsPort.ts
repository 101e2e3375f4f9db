import type { ContactsPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'

/** The company's people, for those who are signed in. */
export function createContactsPort(seat: Seat, calls: Calls): ContactsPort {
  return {
    suggest: (text, options) =>
      calls.make('contacts.suggest', () => seat.system.directory.suggest(text, seat.user), options),
  }
}
