import type { RecallPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { recallMail } from '../recall/recallMail'
import type { Seat } from '../system/Seat'
import { checkPage } from './checkPage'

/** Takes mails back out of the mailboxes of colleagues. */
export const createRecallPort = (seat: Seat, calls: Calls): RecallPort => ({
  recall: (messageId, recipient) =>
    calls.make('recall.recall', () => recallMail(seat.system, seat.user, messageId, recipient)),
  records: (page, options) =>
    calls.make(
      'recall.records',
      () => {
        checkPage(page)
        const { recalls } = seat.user
        return { records: recalls.slice(page.offset, page.offset + page.limit), total: recalls.length }
      },
      options,
    ),
})
