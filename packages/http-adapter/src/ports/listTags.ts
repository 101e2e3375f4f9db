import type { TagsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireTag } from '../wire/tags'

/** The user's tags, which a list shows, over HTTP. */
export const listTags = (client: HttpClient): Pick<TagsPort, 'list'> => ({
  list: async (options) => (await client.send('tags', { options })).results.map(fromWireTag),
})
