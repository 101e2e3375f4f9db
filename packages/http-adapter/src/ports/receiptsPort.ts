import type { ReceiptsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireAddress } from '../wire/addresses'

/** Read receipts, over HTTP. */
export const createReceiptsPort = (client: HttpClient): ReceiptsPort => ({
  async request({ folder, uid }, options) {
    const { receipt } = await client.send('receipt', { path: { uid }, query: { folder }, options })
    return receipt === null ? undefined : { state: receipt.status, to: fromWireAddress(receipt.to) }
  },
  async answer({ folder, uid }, answer) {
    await client.send(answer === 'send' ? 'sendReceipt' : 'refuseReceipt', { body: { folder, uid } })
  },
})
