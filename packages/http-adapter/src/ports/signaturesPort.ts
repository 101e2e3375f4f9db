import type { AnswerOf, Contract } from '@mailroom/api'
import type { MailSignature, SignaturesPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

const defaults = { new: 'default', answer: 'refw_default' } as const

/** The user's signatures, over HTTP. */
export const createSignaturesPort = (client: HttpClient): SignaturesPort => ({
  async list(options) {
    const answer = await client.send('signatures', { options })
    return {
      signatures: answer.results.map(fromWire),
      defaults: {
        ...(answer.default !== null && { new: answer.default }),
        ...(answer.refw_default !== null && { answer: answer.refw_default }),
      },
    }
  },

  async save({ id, title, html }) {
    const body = { caption: title, content: html }
    return fromWire(
      await (id === undefined
        ? client.send('createSignature', { body })
        : client.send('updateSignature', { path: { id }, body })),
    )
  },

  async remove(id) {
    await client.send('deleteSignatures', { body: { ids: [id] } })
  },

  async choose(use, id) {
    await client.send('setDefaultSignatures', { body: { [defaults[use]]: id ?? null } })
  },
})

const fromWire = ({ id, caption, content }: AnswerOf<Contract['createSignature']>): MailSignature => ({
  id,
  title: caption,
  html: content,
})
