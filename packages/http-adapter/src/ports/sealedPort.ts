import type { AnswerOf, Contract } from '@mailroom/api'
import type { OpenedMail, SealedPort } from '@mailroom/core'
import { fileNameOf } from '../http/fileNameOf'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'
import { fromWireAttachment } from '../wire/messages'
import { fromWireSeal } from '../wire/seals'

/** Mails under a seal, over HTTP. Passwords travel wrapped, and in bodies only. */
export const createSealedPort = (client: HttpClient): SealedPort => ({
  reveal: async ({ folder, uid }) => fromWireOpened(await client.send('reveal', { body: { folder, uid } })),

  async unlock({ folder, uid }, password) {
    const body = { folder, uid, password: await wrapFor(client, password) }
    return fromWireOpened(await client.send('unlock', { body }))
  },

  async attachment({ folder, uid }, sid, password, options) {
    const body = { folder, uid, sid, password: await wrapFor(client, password) }
    return client.send('sealedAttachment', { body, options })
  },

  async outside(addresses) {
    const { outside } = await client.send('sealOutside', { body: { to: [...addresses] } })
    return outside
  },

  async attachments({ folder, uid }, password, options) {
    const body = { folder, uid, password: await wrapFor(client, password) }
    const { answer, headers } = await client.sendForHeaders('sealedZip', { body, options })
    return { name: fileNameOf(headers) ?? 'mail.zip', content: answer }
  },
})

const fromWireOpened = (answer: AnswerOf<Contract['unlock']>): OpenedMail => ({
  text: answer.plain_text,
  ...(answer.html_text !== null && { html: answer.html_text }),
  pictures: answer.pictures.map(({ content_id, content_type, data }) => ({
    contentId: content_id,
    content: new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))], { type: content_type }),
  })),
  attachments: answer.attachments.map(fromWireAttachment),
  seal: fromWireSeal(answer.attrs),
})
