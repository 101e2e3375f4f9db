import { MailroomError, type DraftsPort, type Locale } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireSeed, toWireForm, toWireKind } from '../wire/drafts'
import { readersZone } from '../wire/readersZone'
import { fromWireTime } from '../wire/times'

/** Mails that are being written, over HTTP. The lines above a quoted original are in the reader's language and time zone. */
export const createDraftsPort = (client: HttpClient, locale: (() => Locale) | undefined): DraftsPort => ({
  async prepare(ref, kind, options) {
    const query = {
      folder: ref.folder,
      view: toWireKind(kind),
      lang: locale?.(),
      timezone: readersZone(),
    }
    const answer = await client.send('message', { path: { uid: ref.uid }, query, options })
    if ('quoted_html' in answer) return fromWireSeed(answer, ref, kind)
    throw new MailroomError('server', 'The mail system was asked to prepare a mail and did something else.')
  },

  async open(ref, options) {
    const query = { folder: ref.folder }
    return fromWireSeed(await client.send('seed', { path: { uid: ref.uid }, query, options }), ref, undefined)
  },

  async save(content, id) {
    const answer = await client.send('compose', { body: toWireForm(content, 'save', id) })
    if (answer.type !== 'save') {
      throw new MailroomError('server', 'The mail system was asked to save a draft and did something else.')
    }
    const ref = { folder: answer.folder, uid: answer.uid }
    return { id: answer.draft_id, ref, savedAt: fromWireTime(answer.date) }
  },

  async discard(id) {
    await client.send('discardDraft', { body: { draft_id: id } })
  },
})
