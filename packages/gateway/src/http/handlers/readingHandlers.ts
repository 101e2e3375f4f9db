import type { ActiveSession } from '../../session/Sessions'
import { breakOffWithSession } from '../files/breakOffWithSession'
import { type FileContent, fileAnswer, type FileFace } from '../files/fileAnswer'
import { servedType } from '../files/servedType'
import type { Handlers } from '../Handler'
import { readSource } from '../readSource'
import { requireAllowed } from '../requireAllowed'
import type { Services } from '../Services'
import { fromWireQuery, fromWireRef, fromWireView, toWireList, toWireMessage } from '../wire/messages'
import { fromWireKind, toWireSeed } from '../wire/sending'

type Calls = 'messages' | 'newMessages' | 'conversation' | 'matching' | 'message' | 'original' | 'attachment'

/** New mails, when it is not said how many. */
const newCount = 20

/** Lists of mails, and what a mail is read with. */
export function readingHandlers(services: Services): Pick<Handlers, Calls> {
  const { mailboxes, sending, seals, settings } = services
  const mailbox = (session: ActiveSession) => mailboxes.of(session)
  const send = (request: Request, session: ActiveSession, content: FileContent, face: FileFace) =>
    fileAnswer(request, content, face, (stream) => breakOffWithSession(services, session, stream))

  return {
    async messages({ query }, { session, request }) {
      return toWireList(await mailbox(session).list(fromWireQuery(query), { signal: request.signal }))
    },

    async newMessages({ query }, { session, request }) {
      const box = mailbox(session)
      const folder = await box.folderWithRole('inbox')
      const limit = Number(query.limit ?? newCount)
      const page = { folder, offset: 0, limit, filter: { kind: 'unseen' } } as const
      return toWireList(await box.list(page, { signal: request.signal }))
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

    async message({ query: { folder, view, lang, timezone }, path }, { session, locale }) {
      const ref = fromWireRef(folder, path.uid!)
      if (view === undefined) {
        const mail = await mailbox(session).read(ref)
        return toWireMessage(mail, await seals.describe(session.accountId, mail))
      }
      if (view === '1') return readSource(await mailbox(session).raw(ref))
      if (view === '2') return { source: await mailbox(session).header(ref), is_truncated: false }
      if (view === '5' || view === '6') requireAllowed(settings.allowForward)
      await mailboxes.requireOpen(session, ref)
      const { accountId } = session
      return toWireSeed(await sending.prepare(accountId, ref, fromWireKind(view), lang ?? locale, timezone))
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

    async attachment({ query }, { session, request }) {
      const part = await mailbox(session).part(fromWireRef(query.folder, query.uid), query.sid)
      // Pictures inside the text belong to reading it.
      if (part.contentId === undefined) requireAllowed(settings.allowDownload)
      const type = servedType(part.contentType, query.download === '1')
      return send(request, session, part, { ...type, name: part.name })
    },
  }
}
