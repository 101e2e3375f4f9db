import { contract } from '@mailroom/api'
import { MailroomError, uploadChunkBytes, type Locale, type SendingPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'
import { createSmsCalls } from './smsCalls'
import { fromWireSaved, fromWireUpload, toWireForm } from '../wire/drafts'
import { readersZone } from '../wire/readersZone'
import { fromWireSecrecy } from '../wire/secrecy'
import { fromWireOnlineRules, fromWireSent, fromWireStatus } from '../wire/sending'

/** Sending, over HTTP. The lines above a quoted original are in the reader's language and time zone. */
export const createSendingPort = (
  client: HttpClient,
  locale: (() => Locale) | undefined,
): Omit<SendingPort, 'newDraftId'> => ({
  ...createSmsCalls(client),

  async send(content, draftId) {
    const form = toWireForm(content, 'send', draftId)
    const { seal } = content
    const answer = await client.send('compose', {
      body:
        seal?.kind === 'password'
          ? { ...form, is_password: true, password: await wrapFor(client, seal.password) }
          : form,
    })
    if (answer.type !== 'send') {
      throw new MailroomError('server', 'The mail system was asked to send a mail and did something else.')
    }
    return fromWireSent(answer)
  },

  async hold(content, draftId) {
    // Its password could not be kept until then.
    if (content.seal?.kind === 'password') return this.send(content, draftId)
    const body = { ...toWireForm(content, 'send', draftId), is_undo: true }
    const answer = await client.send('compose', { body })
    if (answer.type === 'send') return fromWireSent(answer)
    return { draft: fromWireSaved(answer, 'hold'), undoMs: answer.undo_left ?? 0 }
  },

  async quickReply({ folder, uid }, html, draftId) {
    const body = {
      folder,
      uid,
      html_text: html,
      draft_id: draftId,
      lang: locale?.(),
      timezone: readersZone(),
    }
    return fromWireSent(await client.send('quickReply', { body }))
  },

  async rules(options) {
    const answer = await client.send('sendParams', { options })
    return {
      decidesOnCopies: answer.is_copy_optional,
      notifiesBySms: answer.is_sendsms,
      asksForMany: answer.is_security,
      asksForOutside: answer.sw_outside_remind,
      remindsOfFiles: answer.sw_attach_remind,
      ...fromWireSecrecy(answer),
      ...fromWireOnlineRules(answer),
    }
  },

  async status(messageId, options) {
    const answer = await client.send('status', { query: { message_id: messageId }, options })
    return answer.results.map(fromWireStatus)
  },

  async upload(file, options = {}) {
    if (file.size > uploadChunkBytes) {
      const { uploadInPieces } = await import('./uploadInPieces')
      return uploadInPieces(client, file, options)
    }
    const { inline = false, signal, onProgress } = options
    // Counted in bytes of the file: what the form weighs beside it is nobody's business.
    const tell = ({ doneBytes }: { readonly doneBytes: number }) =>
      onProgress?.({ doneBytes: Math.min(doneBytes, file.size), totalBytes: file.size })
    const form = new FormData()
    form.set('inline', inline ? '1' : '0')
    // Last, so that a server that reads as it comes knows the rest before the bytes.
    form.set(contract.upload.form.file, file, file.name)
    const stored = await client.sendForm('upload', form, { options: { signal, onProgress: tell } })
    // Some platforms tell nothing under way; all of them reach the end.
    tell({ doneBytes: file.size })
    return fromWireUpload(stored)
  },

  uploaded: (id, options) => client.send('uploaded', { path: { id }, options }),
})
