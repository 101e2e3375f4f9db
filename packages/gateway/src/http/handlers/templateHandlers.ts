import type { MailTemplate } from '@mailroom/core'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'

type Calls = 'templates' | 'template' | 'createTemplate' | 'updateTemplate' | 'deleteTemplates'

/** Templates. @source CO-05 */
export const templateHandlers = ({ templates }: Services): Pick<Handlers, Calls> => ({
  async templates({ query }, { session }) {
    const limit = Number(query.page_size)
    const page = await templates.page(session.accountId, { offset: (Number(query.page) - 1) * limit, limit })
    return { count: page.total, results: page.templates.map(({ id, title }) => ({ id, caption: title })) }
  },

  async template({ path }, { session }) {
    return toWire(await templates.open(session.accountId, path.id!))
  },

  async createTemplate({ body: { caption, content } }, { session }) {
    return toWire(await templates.save(session.accountId, { title: caption, html: content }))
  },

  async updateTemplate({ body: { caption, content }, path }, { session }) {
    const wanted = { id: path.id!, title: caption, html: content }
    return toWire(await templates.save(session.accountId, wanted))
  },

  async deleteTemplates({ body }, { session }) {
    await templates.remove(session.accountId, body.ids)
    return { msg: 'success' }
  },
})

const toWire = ({ id, title, html }: MailTemplate) => ({ id, caption: title, content: html })
