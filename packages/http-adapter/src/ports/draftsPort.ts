import { MailroomError, type DraftsPort, type Locale } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireSaved, fromWireSeed, toWireForm, toWireKind } from '../wire/drafts'
import { readersZone } from '../wire/readersZone'

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
    return fromWireSaved(await client.send('compose', { body: toWireForm(content, 'save', id) }), 'save')
  },

  async schedule(content, at, id) {
    const form = toWireForm(content, 'send', id)
    const body = { ...form, is_schedule: true, schedule_day: new Date(at).toISOString() }
    return fromWireSaved(await client.send('compose', { body }), 'schedule')
  },

  async unschedule(id) {
    await client.send('unschedule', { body: { draft_id: id } })
  },

  async discard(id) {
    await client.send('discardDraft', { body: { draft_id: id } })
  },
})
