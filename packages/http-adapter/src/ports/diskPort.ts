import type { DiskPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireLink, fromWireOnline } from '../wire/disk'

/** Files that mails link to, over HTTP. */
export const createDiskPort = (client: HttpClient): DiskPort => ({
  async upload(file, options = {}) {
    const { uploadOnline } = await import('./uploadInPieces')
    return uploadOnline(client, file, options)
  },

  keepOnline: async (id) => fromWireOnline(await client.send('keepOnline', { body: { id } })),

  async links(messageId, options) {
    const answer = await client.send('fileLinks', { query: { message_id: messageId }, options })
    return answer.results.map(fromWireLink)
  },

  async withdraw(linkId) {
    await client.send('withdrawLink', { body: { id: linkId } })
  },
})
