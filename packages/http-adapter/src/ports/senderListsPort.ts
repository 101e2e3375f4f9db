import type { AnswerOf, Contract } from '@mailroom/api'
import type { SenderList, SenderListAddition, SenderListsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

const pages = { welcome: 'whitelist', refused: 'blacklist', pictures: 'picturelist' } as const
const additions = {
  welcome: 'addToWhitelist',
  refused: 'addToBlacklist',
  pictures: 'addToPicturelist',
} as const
const removals = {
  welcome: 'removeFromWhitelist',
  refused: 'removeFromBlacklist',
  pictures: 'removeFromPicturelist',
} as const

const faults = { not_sender: 'notSender', own: 'own' } as const

/** Lists of senders, over HTTP. Pages of the wire are whole ones, so `offset` is a multiple of `limit`. */
export const createSenderListsPort = (client: HttpClient): SenderListsPort => ({
  async page({ list, text, offset, limit }, options) {
    const query = {
      page: String(Math.floor(offset / limit) + 1),
      page_size: String(limit),
      ...(text !== '' && { search: text }),
    }
    const { count, results, is_sorted } = await client.send(pages[list], { query, options })
    return { entries: results.map(({ mailbox }) => mailbox), total: count, isSorted: is_sorted }
  },

  async add(list, entries) {
    if (entries.length === 0) return { added: [], moved: [], known: [], refused: [] }
    return fromWire(await client.send(additions[list], { body: { mailboxes: [...entries] } }))
  },

  async remove(list: SenderList, entries) {
    if (entries.length > 0) await client.send(removals[list], { body: { mailboxes: [...entries] } })
  },
})

const fromWire = ({ refused, ...rest }: AnswerOf<Contract['addToWhitelist']>): SenderListAddition => ({
  ...rest,
  refused: refused.map(({ mailbox, reason }) => ({ entry: mailbox, fault: faults[reason] })),
})
