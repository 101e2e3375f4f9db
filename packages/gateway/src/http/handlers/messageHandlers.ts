import { MailroomError, type MessageSelection, type Tag } from '@mailroom/core'
import type { Mailbox } from '../../doors/mail-store/MailStore'
import type { Readable } from 'node:stream'
import { notSpam, rejectMails } from '../../contacts/rejectMails'
import { toTrash } from '../../mail/toTrash'
import type { ActiveSession } from '../../session/Sessions'
import { type FileContent, fileAnswer, type FileFace } from '../files/fileAnswer'
import { servedType } from '../files/servedType'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { readSource } from '../readSource'
import { requireAllowed } from '../requireAllowed'
import { stateChange } from '../wire/flags'
import {
  fromWireQuery,
  fromWireRef,
  fromWireView,
  toWireList,
  toWireMessage,
  toWireMoved,
  toWirePlaces,
} from '../wire/messages'
import { fromWireKind, toWireSeed } from '../wire/sending'

type Calls =
  | 'messages'
  | 'message'
  | 'conversation'
  | 'matching'
  | 'original'
  | 'setFlags'
  | 'cancelTags'
  | 'cancelTag'
  | 'pin'
  | 'snooze'
  | 'unsnooze'
  | 'setRemark'
  | 'deleteRemark'
  | 'moveMessages'
  | 'deleteMessages'
  | 'expungeMessages'
  | 'reject'
  | 'notSpam'
  | 'attachment'
  | 'tags'
  | 'createTag'
  | 'updateTag'
  | 'deleteTag'

const success = { msg: 'success' } as const

/** Mails and tags: reading them and changing what is marked on them. */
export function messageHandlers(services: Services): Pick<Handlers, Calls> {
  const { mailboxes, sending, seals, settings } = services
  const mailbox = (session: ActiveSession) => mailboxes.of(session)
  const send = (request: Request, session: ActiveSession, content: FileContent, face: FileFace) =>
    fileAnswer(request, content, face, (stream) => breakOffWithSession(services, session, stream))

  return {
    async messages({ query }, { session, request }) {
      return toWireList(await mailbox(session).list(fromWireQuery(query), { signal: request.signal }))
    },

    async conversation({ query, path }, { session, request }) {
      const page = { limit: Number(query.limit), offset: Number(query.offset) }
      const ref = fromWireRef(query.folder, path.uid!)
      return toWireList(await mailbox(session).conversation(ref, page, { signal: request.signal }))
    },

    async matching({ query }, { session, request }) {
      const { folder, view, after, limit } = query
      const uids = await mailbox(session).matching(
        {
          folder,
          limit: Number(limit),
          ...(view !== undefined && { filter: fromWireView(view) }),
          ...(after !== undefined && { after: Number(after) }),
        },
        { signal: request.signal },
      )
      return { uids: [...uids] }
    },

    async message({ query: { folder, view, lang }, path }, { session, locale }) {
      const ref = fromWireRef(folder, path.uid!)
      if (view === undefined) {
        const mail = await mailbox(session).read(ref)
        return toWireMessage(mail, await seals.describe(session.accountId, mail.messageId))
      }
      if (view === '1') return readSource(await mailbox(session).raw(ref))
      if (view === '2') return { source: await mailbox(session).header(ref), is_truncated: false }
      if (view === '5' || view === '6') requireAllowed(settings.allowForward)
      await mailboxes.requireOpen(session, folder)
      return toWireSeed(await sending.prepare(session.accountId, ref, fromWireKind(view), lang ?? locale))
    },

    async original({ query }, { session, request }) {
      requireAllowed(settings.allowDownload)
      const ref = fromWireRef(query.folder, query.uid)
      const [content, [summary]] = await Promise.all([
        mailbox(session).raw(ref),
        mailbox(session).summaries([ref]),
      ])
      const name = `${summary?.subject.trim().slice(0, 150) || 'mail'}.eml`
      return send(request, session, content, {
        name,
        contentType: 'message/rfc822',
        disposition: 'attachment',
      })
    },

    async setFlags({ body }, { session }) {
      const change = stateChange(body.action, body.flags)
      const box = mailbox(session)
      await box.setState(await chosen(box, body.folder, body), change)
      return success
    },

    async cancelTags({ body }, { session }) {
      const box = mailbox(session)
      await box.setState(await chosen(box, body.folder, body), { removeTags: 'all' })
      return success
    },

    async cancelTag({ body }, { session }) {
      const { removeTags } = stateChange('remove', [body.flag])
      if (removeTags === undefined) throw noTag()
      const box = mailbox(session)
      await box.setState(await chosen(box, body.folder, body), { removeTags })
      return success
    },

    async pin({ body }, { session }) {
      const box = mailbox(session)
      const isPinned = body.action === 'add'
      // One pin holds a conversation; any mail of it may have the one that is taken off.
      const { folder, uids } = body
      await box.setState(isPinned ? { folder, uids } : await chosen(box, folder, body), { isPinned })
      return success
    },

    async snooze({ body }, { session }) {
      const box = mailbox(session)
      const selection = await chosen(box, body.folder, body)
      const until = Date.parse(body.until)
      return toWirePlaces(await services.snoozing.snooze(session.accountId, box, selection, until))
    },

    async unsnooze({ body }, { session }) {
      await mailboxes.requireOpen(session, body.folder)
      const box = mailbox(session)
      return toWirePlaces(await services.snoozing.unsnooze(box, await chosen(box, body.folder, body)))
    },

    async setRemark({ body: { folder, uid, remark } }, { session }) {
      if (remark.trim() === '') throw noRemark()
      await mailbox(session).setRemark({ folder, uid }, remark)
      return success
    },

    async deleteRemark({ body: { folder, uid } }, { session }) {
      await mailbox(session).setRemark({ folder, uid }, '')
      return success
    },

    async moveMessages({ body }, { session }) {
      const box = mailbox(session)
      const moved = await box.move(await chosen(box, body.src_folder, body), body.dst_folder)
      return toWireMoved(body.dst_folder, moved)
    },

    async deleteMessages({ body }, { session }) {
      requireAllowed(settings.allowDelete)
      const box = mailbox(session)
      return toWireMoved(
        await box.folderWithRole('trash'),
        await toTrash(box, await chosen(box, body.folder, body)),
      )
    },

    async reject({ body: { is_delete: deleteMails, ...selection } }, { session }) {
      if (deleteMails) requireAllowed(settings.allowDelete)
      const outcome = await rejectMails(
        { ...services, mailbox: mailbox(session) },
        session.accountId,
        selection,
        deleteMails,
      )
      return {
        ...toWireMoved(await mailbox(session).folderWithRole('trash'), outcome.moved),
        senders: [...outcome.senders],
        is_sorted: outcome.isSorted,
      }
    },

    async notSpam({ body: { to_white: welcomeSenders, ...selection } }, { session }) {
      const moved = await notSpam(
        { ...services, mailbox: mailbox(session) },
        session.accountId,
        selection,
        welcomeSenders,
      )
      return toWireMoved(await mailbox(session).folderWithRole('inbox'), moved)
    },

    async expungeMessages({ body }, { session }) {
      requireAllowed(settings.allowDelete)
      const box = mailbox(session)
      await box.expunge(await chosen(box, body.folder, body))
      return success
    },

    async attachment({ query }, { session, request }) {
      const part = await mailbox(session).part(fromWireRef(query.folder, query.uid), query.sid)
      // Pictures inside the text belong to reading it.
      if (part.contentId === undefined) requireAllowed(settings.allowDownload)
      const type = servedType(part.contentType, query.download === '1')
      return send(request, session, part, { ...type, name: part.name })
    },

    tags: async (_input, { session }) => ({ results: (await mailbox(session).tags()).map(toWireTag) }),

    createTag: async ({ body }, { session }) => toWireTag(await mailbox(session).createTag(body)),

    updateTag: async ({ body, path }, { session }) =>
      toWireTag(await mailbox(session).updateTag(path.id!, body)),

    async deleteTag({ path }, { session }) {
      await mailbox(session).deleteTag(path.id!)
      return success
    },
  }
}

const toWireTag = ({ id, name, color }: Tag) => ({ tagname: id, name, color })

const noTag = () =>
  new MailroomError('invalid', 'This flag is no tag.', { fields: { flag: ['fieldInvalid'] } })

const noRemark = () =>
  new MailroomError('invalid', 'The remark is empty.', { fields: { remark: ['remarkRequired'] } })

interface ChosenMails {
  readonly uids: MessageSelection['uids']
  readonly conversations?: boolean
}

/** The mails that a call is about: those it names, or all of their conversations in the folder. @source ML-24 */
async function chosen(
  box: Mailbox,
  folder: string,
  { uids, conversations }: ChosenMails,
): Promise<MessageSelection> {
  if (uids === 'all' || conversations !== true) return { folder, uids }
  return { folder, uids: await box.ofConversations(folder, uids) }
}

/** A download does not outlive its session. @source A6 */
export function breakOffWithSession(services: Services, session: ActiveSession, stream: Readable): void {
  const unwatch = services.sessionWatch.watch(session.id, () =>
    stream.destroy(new Error('The session has ended.')),
  )
  stream.once('close', unwatch)
}
