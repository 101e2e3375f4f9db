import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { fromWireRef } from '../wire/messages'
import { toWireRecord } from '../wire/recall'
import { toWireStatus } from '../wire/sending'

type Calls = 'recallAll' | 'recallOne' | 'recallLog'

/** Taking sent mails back. @source SS-03 */
export const recallHandlers = ({ mailboxes, sending }: Services): Pick<Handlers, Calls> => ({
  async recallAll({ body }, { session }) {
    const { messageId } =
      'message_id' in body
        ? { messageId: body.message_id }
        : await mailboxes.of(session).read(fromWireRef(body.folder, String(body.uid)))
    return { results: (await sending.recall(session.accountId, messageId)).map(toWireStatus) }
  },

  recallOne: async ({ body }, { session }) => ({
    results: (await sending.recall(session.accountId, body.message_id, body.recipient)).map(toWireStatus),
  }),

  async recallLog({ body: { page, page_size: limit } }, { session }) {
    const { records, total } = await sending.recallRecords(session.accountId, {
      offset: (page - 1) * limit,
      limit,
    })
    return { count: total, results: records.map(toWireRecord) }
  },
})
