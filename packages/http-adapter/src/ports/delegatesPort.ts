import type { DelegatesPort, ShareLevel } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

const wireLevels = {
  readOnly: 'read_only',
  readWrite: 'read_write',
  proxySend: 'proxy_send',
  fullControl: 'full_control',
} as const satisfies Record<ShareLevel, string>

const levels = {
  read_only: 'readOnly',
  read_write: 'readWrite',
  proxy_send: 'proxySend',
  full_control: 'fullControl',
} as const

/** Who may work in the own mailbox, over HTTP. */
export const createDelegatesPort = (client: HttpClient): DelegatesPort => ({
  async list(options) {
    const { results } = await client.send('delegates', { options })
    return results.map(({ username, realname, level }) => ({
      person: { address: username, name: realname },
      level: levels[level],
    }))
  },
  async set(address, level) {
    await client.send('setDelegate', { body: { username: address, level: wireLevels[level] } })
  },
  async remove(address) {
    await client.send('removeDelegate', { body: { username: address } })
  },
})
