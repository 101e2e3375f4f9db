import type { DelegatesPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

/** Who may work in the own mailbox, over HTTP. */
export const createDelegatesPort = (client: HttpClient): DelegatesPort => ({
  async list(options) {
    const { results } = await client.send('delegates', { options })
    return results.map(({ username, realname, level }) => ({
      person: { address: username, name: realname },
      level,
    }))
  },
  async set(address, level) {
    await client.send('setDelegate', { body: { username: address, level } })
  },
  async remove(address) {
    await client.send('removeDelegate', { body: { username: address } })
  },
})
