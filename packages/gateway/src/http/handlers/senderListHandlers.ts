import type { Contract } from '@mailroom/api'
import type { RefusedEntry, SenderList } from '@mailroom/core'
import type { Handler, Handlers } from '../Handler'
import type { Services } from '../Services'

type Calls =
  | 'whitelist'
  | 'addToWhitelist'
  | 'removeFromWhitelist'
  | 'blacklist'
  | 'addToBlacklist'
  | 'removeFromBlacklist'
  | 'picturelist'
  | 'addToPicturelist'
  | 'removeFromPicturelist'

const reasons = { notSender: 'not_sender', own: 'own' } as const

/** Lists of senders. @source ST-10, RD-17 */
export function senderListHandlers(services: Services): Pick<Handlers, Calls> {
  const white = handlersOf(services, 'welcome')
  const black = handlersOf(services, 'refused')
  const pictures = handlersOf(services, 'pictures')
  return {
    whitelist: white.page,
    addToWhitelist: white.add,
    removeFromWhitelist: white.remove,
    blacklist: black.page,
    addToBlacklist: black.add,
    removeFromBlacklist: black.remove,
    picturelist: pictures.page,
    addToPicturelist: pictures.add,
    removeFromPicturelist: pictures.remove,
  }
}

interface ListHandlers {
  readonly page: Handler<Contract['whitelist']>
  readonly add: Handler<Contract['addToWhitelist']>
  readonly remove: Handler<Contract['removeFromWhitelist']>
}

/** The three calls have the same shape for each of the lists. */
const handlersOf = ({ senderLists }: Services, list: SenderList): ListHandlers => ({
  async page({ query }, { session }) {
    const limit = Number(query.page_size)
    const offset = (Number(query.page) - 1) * limit
    const text = query.search ?? ''
    const page = await senderLists.page(session.accountId, { list, text, offset, limit })
    return {
      count: page.total,
      is_sorted: page.isSorted,
      results: page.entries.map((mailbox) => ({ mailbox })),
    }
  },

  async add({ body }, { session }) {
    const { added, moved, known, refused } = await senderLists.add(session.accountId, list, body.mailboxes)
    return { added: [...added], moved: [...moved], known: [...known], refused: refused.map(toWireRefused) }
  },

  async remove({ body }, { session }) {
    await senderLists.remove(session.accountId, list, body.mailboxes)
    return { msg: 'success' }
  },
})

const toWireRefused = ({ entry, fault }: RefusedEntry) => ({ mailbox: entry, reason: reasons[fault] })
