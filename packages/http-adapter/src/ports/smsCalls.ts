import type { SendingPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

/** Mobile numbers of those whom somebody writes to, over HTTP. */
export const createSmsCalls = (
  client: HttpClient,
): Required<Pick<SendingPort, 'missingNumbers' | 'saveNumbers'>> => ({
  async missingNumbers(addresses, options) {
    const { results } = await client.send('smsRecipients', { body: { recvs: [...addresses] }, options })
    return results
  },

  async saveNumbers(numbers) {
    if (numbers.length === 0) return
    const body = { numbers: numbers.map(({ address, number }): [string, string] => [address, number]) }
    await client.send('saveSmsNumbers', { body })
  },
})
