import type { Seat } from '../../system/Seat'
import type { KeptCalendar } from '../KeptEvent'
import type { EventSender } from '../mails/tellGuests'

/** In whose name the guests of the events of a calendar are written to: that of its owner. */
export const senderOf = ({ system, user, proxy }: Seat, { owner }: KeptCalendar): EventSender => ({
  ...{ system, user: owner },
  proxy: owner === user ? proxy : user.address,
})
