import type { ScreenLockPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'

/** The lock on the screen, over HTTP. The password travels wrapped like that of a sign-in. @source LK-03, LK-04 */
export const createScreenLockPort = (client: HttpClient): ScreenLockPort => ({
  async lock() {
    await client.send('lockScreen')
  },
  async unlock(password) {
    const { token } = await client.send('unlockScreen', {
      body: { password: await wrapFor(client, password) },
    })
    client.token.value = token
  },
})
