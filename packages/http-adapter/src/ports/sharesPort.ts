import type { SharesPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

/** Mailboxes of others, over HTTP. */
export const createSharesPort = (client: HttpClient): SharesPort => ({
  async list(options) {
    const { results } = await client.send('shareUsers', { options })
    return results.map(({ id, realname, username }) => ({ id, owner: { address: username, name: realname } }))
  },
  async rights(options) {
    const status = await client.send('shareStatus', { options })
    return {
      isShared: status.is_shareduser,
      mayRead: status.shareuser_get,
      maySend: status.shareuser_send,
      mayManage: status.shareuser_all,
    }
  },
  // From whichever mailbox another window of this browser has brought the session to.
  async enter(id) {
    client.token.forget()
    await client.send('shareLogin', { body: { share_id: id } })
    client.token.forget()
  },
  async leave() {
    client.token.forget()
    await client.send('backLogin')
    client.token.forget()
  },
})
