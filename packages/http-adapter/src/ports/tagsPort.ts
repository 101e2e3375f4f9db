import type { TagsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireTag } from '../wire/tags'

/** The user's tags, over HTTP. */
export const createTagsPort = (client: HttpClient): TagsPort => ({
  list: async (options) => (await client.send('tags', { options })).results.map(fromWireTag),
  create: async ({ name, color }) => fromWireTag(await client.send('createTag', { body: { name, color } })),
  update: async (id, { name, color }) =>
    fromWireTag(await client.send('updateTag', { path: { id }, body: { name, color } })),
  delete: async (id) => {
    await client.send('deleteTag', { path: { id } })
  },
})
