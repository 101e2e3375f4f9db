import { MailroomError, type TrustPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { trustOf } from '../certificates/openEncrypted'
import type { Seat } from '../system/Seat'

/** Where mails come from, as far as the company's history says so. */
export function createTrustPort(seat: Seat, calls: Calls): TrustPort {
  return {
    inspect: (ref, options) =>
      calls.make(
        'trust.inspect',
        () => {
          const { content, log = [] } = seat.user.mailbox.mail(ref)
          return { ...trustOf(seat.user, content), ...(log.length > 0 && { log }) }
        },
        options,
      ),
    unsubscribe: (ref) =>
      calls.make('trust.unsubscribe', () => {
        const { trust } = seat.user.mailbox.mail(ref).content
        if (trust?.unsubscribe?.isOneClick !== true)
          throw new MailroomError('notFound', 'The mail offers no way to leave its list by one request.')
      }),
  }
}
