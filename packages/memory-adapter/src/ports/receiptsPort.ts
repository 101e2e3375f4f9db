import { MailroomError, type MessageRef, type ReceiptRequest, type ReceiptsPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'

/** Read receipts among colleagues. */
export function createReceiptsPort(seat: Seat, calls: Calls): ReceiptsPort {
  const requestOf = (ref: MessageRef): ReceiptRequest | undefined => {
    seat.requireOpen(ref.folder)
    const { mailbox, receipts } = seat.user
    const { content, isOwn } = mailbox.mail(ref)
    if (content.asksReceipt !== true || isOwn || mailbox.folder(ref.folder).role === 'spam') return undefined
    return { state: receipts.get(content.messageId) ?? 'asked', to: content.from }
  }
  return {
    request: (ref, options) => calls.make('receipts.request', () => requestOf(ref), options),
    answer: (ref, answer) =>
      calls.make('receipts.answer', () => {
        const { user, system } = seat
        if (requestOf(ref)?.state !== 'asked')
          throw new MailroomError('conflict', 'No receipt is asked for, or it was answered.')
        const { messageId } = user.mailbox.mail(ref).content
        user.receipts.set(messageId, answer === 'send' ? 'sent' : 'refused')
        if (answer === 'send') system.timeline.markRead(messageId, user.address, system.now())
      }),
  }
}
