import type { PicturesPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

/** Longer addresses are left out; the contract carries none of them. @source the contract, wirePicturesForm */
const maxAddressLength = 4096

/** Pictures that mails name on the web, over HTTP. */
export const createPicturesPort = (client: HttpClient): PicturesPort => ({
  async tickets({ folder, uid }, addresses, options) {
    const asked = addresses.map((address) => (address.length > maxAddressLength ? '' : address))
    const { results } = await client.send('pictureTickets', {
      body: { folder, uid, addresses: asked },
      options,
    })
    return results.map((ticket) => ticket ?? undefined)
  },
  picture: (ticket, options) => client.send('picture', { query: { ticket }, options }),
  senders: async (options) =>
    (await client.send('pictureSenders', { options })).results.map(({ mailbox }) => mailbox),
  allowSender: async (address) => void (await client.send('allowPictures', { body: { mailbox: address } })),
  disallowSender: async (address) =>
    void (await client.send('disallowPictures', { body: { mailbox: address } })),
})
