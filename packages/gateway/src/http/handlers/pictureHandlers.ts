import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { fromWireRef } from '../wire/messages'

type Calls = 'pictureTickets' | 'picture' | 'pictureSenders' | 'allowPictures' | 'disallowPictures'

const success = { msg: 'success' } as const

/** Pictures that mails name on the web. @source RD-17 */
export const pictureHandlers = ({ mailboxes, pictures }: Services): Pick<Handlers, Calls> => ({
  async pictureTickets({ body }, { session }) {
    await mailboxes.requireOpen(session, body)
    const ref = fromWireRef(body.folder, String(body.uid))
    const tickets = await pictures.tickets(session.accountId, ref, body.addresses)
    return { results: tickets.map((ticket) => ticket ?? null) }
  },

  async picture({ query }, { session, request }) {
    const { bytes, contentType } = await pictures.picture(session.accountId, query.ticket, request.signal)
    return new Response(new Uint8Array(bytes), {
      // Opened by itself it is a download, under the policy of one.
      headers: { 'Content-Type': contentType, 'Content-Disposition': 'attachment; filename="picture"' },
    })
  },

  async pictureSenders(_input, { session }) {
    const senders = await pictures.senders(session.accountId)
    return { results: senders.map((mailbox) => ({ mailbox })) }
  },

  async allowPictures({ body }, { session }) {
    await pictures.allowSender(session.accountId, body.mailbox)
    return success
  },

  async disallowPictures({ body }, { session }) {
    await pictures.disallowSender(session.accountId, body.mailbox)
    return success
  },
})
