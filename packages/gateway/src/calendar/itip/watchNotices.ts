import { isMailroomError } from '@mailroom/core'
import type { EventBus } from '../../doors/events/EventBus'
import type { MailStore } from '../../doors/mail-store/MailStore'
import { findNotice } from '../../invitations/findNotice'
import type { InvitedCalendar } from '../../invitations/InvitedCalendar'

/** What it works with. */
export interface WatchNoticesParts {
  readonly events: EventBus
  readonly mailStore: MailStore
  readonly calendar: Pick<InvitedCalendar, 'take'>
}

/**
 * Listens for mail that arrives, and takes over what it says about events. What nobody heard of is taken over when the mail is read.
 *
 * @param onError told when that failed
 * @returns ends it
 * @source CA-04
 */
export function watchNotices(
  { events, mailStore, calendar }: WatchNoticesParts,
  onError: (error: unknown) => void,
): () => void {
  return events.subscribe('*', (accountId, event) => {
    if (event.kind !== 'messageArrived' || !event.message.state.hasAttachments) return
    const box = mailStore.mailbox(accountId)
    findNotice(box, event.message.ref)
      .then((mail) => mail && calendar.take(accountId, box, mail))
      .catch((error: unknown) => {
        // It was moved or deleted meanwhile.
        if (!isMailroomError(error) || error.kind !== 'notFound') onError(error)
      })
  })
}
