import type { TagsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireTag } from '../wire/tags'

/** What can be done with the user's tags, over HTTP. */
export const createTagsPort = (client: HttpClient): Omit<TagsPort, 'list'> => ({
  create: async ({ name, color }) => fromWireTag(await client.send('createTag', { body: { name, color } })),
  update: async (id, { name, color }) =>
    fromWireTag(await client.send('updateTag', { path: { id }, body: { name, color } })),
  delete: async (id) => {
    await client.send('deleteTag', { path: { id } })
  },
})
