import type { AnswerOf, Contract } from '@mailroom/api'
import type { MailTemplate, TemplatesPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

/** The user's templates, over HTTP. Pages of the wire are whole ones, so `offset` is a multiple of `limit`. */
export const createTemplatesPort = (client: HttpClient): TemplatesPort => ({
  async page({ offset, limit }, options) {
    const query = { page: String(Math.floor(offset / limit) + 1), page_size: String(limit) }
    const { count, results } = await client.send('templates', { query, options })
    return { total: count, templates: results.map(({ id, caption }) => ({ id, title: caption })) }
  },
  open: async (id, options) => fromWire(await client.send('template', { path: { id }, options })),
  async save({ id, title, html }) {
    const body = { caption: title, content: html }
    return fromWire(
      await (id === undefined
        ? client.send('createTemplate', { body })
        : client.send('updateTemplate', { path: { id }, body })),
    )
  },
  async remove(id) {
    await client.send('deleteTemplates', { body: { ids: [id] } })
  },
})

const fromWire = ({ id, caption, content }: AnswerOf<Contract['template']>): MailTemplate => ({
  id,
  title: caption,
  html: content,
})
