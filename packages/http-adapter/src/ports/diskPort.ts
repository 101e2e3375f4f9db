import { contract } from '@mailroom/api'
import type { DiskPort, DiskQuestion, ReadOptions } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { download } from '../http/download'
import { fromWireDiskPage, fromWireEntry, fromWireLink, fromWireOnline } from '../wire/disk'

/** Files that mails link to and the disks that they lie on, over HTTP. */
export const createDiskPort = (client: HttpClient): Required<DiskPort> => ({
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
    if (ids.length === 0) return []
    const body = {
      net_attachments: place === 'personal' ? [...ids] : [],
      company_attachments: place === 'company' ? [...ids] : [],
    }
    return (await client.send('linkDiskFiles', { body })).results.map(fromWireOnline)
  },

  rename: async (place, id, name) =>
    fromWireEntry(await client.send('renameDiskItem', { body: { disk: place, id, name } })),

  async move(ids, { place, folderId }) {
    if (ids.length > 0)
      await client.send('moveDiskItems', { body: { disk: place, ids: [...ids], folder_id: folderId } })
  },

  async remove(place, ids) {
    if (ids.length === 0) return
    if (place === 'transit') await client.send('deleteTransitFiles', { body: { ids: [...ids] } })
    else await client.send('deleteDiskItems', { body: { disk: place, ids: [...ids] } })
  },

  file: (place, id, options) => client.send('diskFile', { query: { disk: place, id }, options }),

  fileUrl: async (place, id) =>
    client.at(`${contract.diskFile.path}?${new URLSearchParams({ disk: place, id, download: '1' })}`),

  pack: (place, ids, options) =>
    download(client, 'diskZip', { query: { disk: place, ids: ids.join(',') }, options }),

  async renew(ids, stay) {
    const renewals = ids.map((id) =>
      client.send('renewTransitFile', { path: { id }, body: { period: stay } }),
    )
    const ended = await Promise.allSettled(renewals)
    for (const each of ended) if (each.status === 'rejected') throw each.reason
    return (await Promise.all(renewals)).map(fromWireEntry)
  },

  async keepOnDisk(ids, { place, folderId }) {
    if (ids.length === 0) return []
    const body = { ids: [...ids], disk: place, folder_id: folderId }
    return (await client.send('keepTransitFiles', { body })).results.map(fromWireEntry)
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
