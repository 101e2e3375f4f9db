import type { MailSignature } from '@mailroom/core'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'

type Calls =
  | 'signatures'
  | 'createSignature'
  | 'updateSignature'
  | 'deleteSignatures'
  | 'setDefaultSignatures'

const success = { msg: 'success' } as const

/** Signatures. @source CO-05, ST-05 */
export const signatureHandlers = ({ signatures }: Services): Pick<Handlers, Calls> => ({
  async signatures(_input, { session }) {
    const book = await signatures.list(session.accountId)
    return {
      results: book.signatures.map(toWire),
      default: book.defaults.new ?? null,
      refw_default: book.defaults.answer ?? null,
    }
  },

  async createSignature({ body: { caption, content } }, { session }) {
    return toWire(await signatures.save(session.accountId, { title: caption, html: content }))
  },

  async updateSignature({ body: { caption, content }, path }, { session }) {
    return toWire(await signatures.save(session.accountId, { id: path.id!, title: caption, html: content }))
  },

  async deleteSignatures({ body }, { session }) {
    await signatures.remove(session.accountId, body.ids)
    return success
  },

  async setDefaultSignatures({ body }, { session }) {
    await signatures.choose(session.accountId, { new: body.default, answer: body.refw_default })
    return success
  },
})

const toWire = ({ id, title, html }: MailSignature) => ({ id, caption: title, content: html })
