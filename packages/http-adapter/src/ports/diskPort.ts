import type { DiskPort, DiskQuestion, ReadOptions } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireDiskPage, fromWireEntry, fromWireLink, fromWireOnline } from '../wire/disk'

/** Files that mails link to and the disks that they lie on, over HTTP. */
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

  list: async (question, options) => fromWireDiskPage(await askDisk(client, question, options)),

  async store(file, into, options = {}) {
    const { uploadToDisk } = await import('./uploadInPieces')
    return uploadToDisk(client, file, into, options)
  },

  async makeFolder(name, { place, folderId }) {
    return fromWireEntry(
      await client.send('makeDiskFolder', { body: { disk: place, name, folder_id: folderId } }),
    )
  },

  async link(place, ids) {
    const body = {
      net_attachments: place === 'personal' ? [...ids] : [],
      company_attachments: place === 'company' ? [...ids] : [],
    }
    return (await client.send('linkDiskFiles', { body })).results.map(fromWireOnline)
  },
})

/** Folders have numbered pages, transit an offset. */
function askDisk(
  client: HttpClient,
  { place, folderId, offset, limit }: DiskQuestion,
  options: ReadOptions | undefined,
) {
  if (place === 'transit')
    return client.send('transitFiles', { query: { limit: String(limit), offset: String(offset) }, options })
  const page = String(Math.floor(offset / limit) + 1)
  const query = { page, page_size: String(limit), folder_id: folderId }
  return client.send(place === 'personal' ? 'personalDisk' : 'companyDisk', { query, options })
}
