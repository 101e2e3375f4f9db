import type { ActiveSession } from '../../session/Sessions'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { fromWireRef, toWireAddress } from '../wire/messages'

type Calls = 'receipt' | 'sendReceipt' | 'refuseReceipt'

/** Names one mail. */
interface OneMail {
  readonly folder: string
  readonly uid: number
}

/** Read receipts. @source RD-13 */
export function receiptHandlers({ mailboxes, sending }: Services): Pick<Handlers, Calls> {
  const answer = async (session: ActiveSession, { folder, uid }: OneMail, word: 'send' | 'refuse') => {
    await mailboxes.requireOpen(session, { folder, uid })
    await sending.answerReceipt(session.accountId, fromWireRef(folder, String(uid)), word)
    return { msg: 'success' } as const
  }
  return {
    async receipt({ query: { folder }, path }, { session }) {
      const ref = fromWireRef(folder, path.uid!)
      await mailboxes.requireOpen(session, ref)
      const request = await sending.receiptRequest(session.accountId, ref)
      return { receipt: request ? { status: request.state, to: toWireAddress(request.to) } : null }
    },
    sendReceipt: ({ body }, { session }) => answer(session, body, 'send'),
    refuseReceipt: ({ body }, { session }) => answer(session, body, 'refuse'),
  }
}
