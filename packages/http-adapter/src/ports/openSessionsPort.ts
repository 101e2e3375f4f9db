import type { OpenSessionsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

/** Where the user is signed in, over HTTP. */
export const createOpenSessionsPort = (client: HttpClient): OpenSessionsPort => ({
  async list(options) {
    const { results } = await client.send('openSessions', { options })
    return results.map(({ id, browser, system, ip, login_time, last_time, is_current }) => ({
      id,
      device: { ...(browser !== '' && { browser }), ...(system !== '' && { system }) },
      clientAddress: ip,
      startedAt: Date.parse(login_time),
      seenAt: Date.parse(last_time),
      isCurrent: is_current,
    }))
  },
  end: async (id) => void (await client.send('endSession', { path: { id } })),
  endOthers: async () => void (await client.send('endOtherSessions')),
})
