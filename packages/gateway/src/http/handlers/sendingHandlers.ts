import type { BodyOf, Contract } from '@mailroom/api'
import { type DraftContent, MailroomError } from '@mailroom/core'
import { breakOffWithSession } from '../files/breakOffWithSession'
import { fileAnswer } from '../files/fileAnswer'
import { readUpload } from '../files/readUpload'
import { servedType } from '../files/servedType'
import { whileSignedIn } from '../files/whileSignedIn'
import { proxyOf } from '../../session/shared/proxyOf'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { requireAllowed } from '../requireAllowed'
import { fromWireRef } from '../wire/messages'
import {
  fromWireForm,
  toWireHeld,
  toWireSaved,
  toWireSeed,
  toWireSendParams,
  toWireSent,
  toWireStatus,
  toWireUpload,
} from '../wire/sending'

type Calls =
  | 'compose'
  | 'sendParams'
  | 'quickReply'
  | 'seed'
  | 'discardDraft'
  | 'unschedule'
  | 'upload'
  | 'uploaded'
  | 'status'

/** Writing, sending, and what became of it. @source CO-01, CO-10 */
export function sendingHandlers(services: Services): Pick<Handlers, Calls> {
  const { mailboxes, sending, settings } = services

  /** The password of the mail, unwrapped; drafts are kept without one. */
  const withPassword = async (body: BodyOf<Contract['compose']>, content: DraftContent) => {
    if (body.action !== 'send' || body.is_password !== true) return content
    requireAllowed(settings.allowMailPassword)
    if (content.seal) throw twoSeals()
    const { password, isFresh } = await services.readPassword(body.password ?? '')
    return { ...content, seal: { kind: 'password' as const, password: isFresh ? password : '' } }
  }

  return {
    async compose({ body }, { session }) {
      const content = await withPassword(body, fromWireForm(body))
      if (content.appendsOriginal === true) requireAllowed(settings.allowForward)
      if (content.origin) await mailboxes.requireOpen(session, content.origin.ref)
      if (body.action === 'save') {
        return toWireSaved('save', await sending.save(session.accountId, content, body.draft_id))
      }
      if (content.seal?.kind === 'burn') requireAllowed(settings.allowBurn)
      // Without an id nobody could ask again after an unclear failure without sending twice.
      if (body.draft_id === undefined)
        throw new MailroomError('invalid', 'draft_id is missing.', { fields: { draft_id: ['fieldInvalid'] } })
      const proxy = await proxyOf(services.people, session)
      if (body.is_schedule === true) {
        const leavesAt = Date.parse(body.schedule_day ?? '')
        const saved = await sending.schedule(session.accountId, content, leavesAt, body.draft_id, proxy)
        return toWireSaved('schedule', saved)
      }
      if (body.is_undo === true) {
        const { undoSeconds } = await services.people.settings(session.accountId)
        const held = await sending.hold(session.accountId, content, body.draft_id, undoSeconds, proxy)
        return 'draft' in held ? toWireHeld(held) : toWireSent(held, body.draft_id)
      }
      const sent = await sending.send(session.accountId, content, body.draft_id, proxy)
      return toWireSent(sent, body.draft_id)
    },

    async sendParams(_input, { session: { accountId } }) {
      const [rules, { senders }] = await Promise.all([
        sending.rules(accountId),
        services.people.profile(accountId),
      ])
      const asked = {
        asksForMany: settings.securityMode,
        asksForOutside: settings.remindOutside,
        remindsOfFiles: settings.remindFiles,
        ...(services.online && { online: services.online.rules }),
      }
      return toWireSendParams({ ...rules, ...asked }, senders)
    },

    async quickReply({ body }, { session, locale }) {
      await mailboxes.requireOpen(session, body)
      const sent = await sending.quickReply(session.accountId, {
        ref: { folder: body.folder, uid: body.uid },
        html: body.html_text,
        draftId: body.draft_id,
        locale: body.lang ?? locale,
        zone: body.timezone,
        proxy: await proxyOf(services.people, session),
      })
      return toWireSent(sent, body.draft_id)
    },

    async seed({ query: { folder }, path }, { session }) {
      const ref = fromWireRef(folder, path.uid!)
      await mailboxes.requireOpen(session, ref)
      return toWireSeed(await sending.open(session.accountId, ref))
    },

    async discardDraft({ body }, { session }) {
      await sending.discard(session.accountId, body.draft_id)
      return { msg: 'success' }
    },

    async unschedule({ body }, { session }) {
      await sending.unschedule(session.accountId, body.draft_id)
      return { msg: 'success' }
    },

    async upload(_input, { session, request }) {
      const { file, fields } = await whileSignedIn(services, session, (signal) =>
        readUpload(
          request,
          { file: 'file', maxBytes: settings.maxMessageBytes, signal },
          (content) => sending.storeBytes(content),
          ({ blobKey }) => sending.dropBytes(blobKey),
        ),
      )
      const { name, contentType, blobKey } = file
      return toWireUpload(
        await sending.keepUpload(session.accountId, {
          blobKey,
          name,
          contentType,
          isInline: fields.inline === '1',
        }),
      )
    },

    async uploaded({ path }, { session, request }) {
      const file = await sending.uploaded(session.accountId, path.id!)
      const face = { ...servedType(file.contentType, false), name: file.name }
      return fileAnswer(request, file, face, (stream) => breakOffWithSession(services, session, stream))
    },

    status: async ({ query }, { session }) => ({
      results: (await sending.status(session.accountId, query.message_id)).map(toWireStatus),
    }),
  }
}

const twoSeals = () =>
  new MailroomError('invalid', 'A mail has one seal.', { fields: { is_password: ['fieldInvalid'] } })
