import { MailroomError, type MessageRef, uniqueFileNames } from '@mailroom/core'
import { Readable } from 'node:stream'
import type { OpenedContent, OpenedFile } from '../../sealed/readOpened'
import type { LyingMail } from '../../sealed/Seals'
import type { ActiveSession } from '../../session/Sessions'
import { breakOffWithSession } from '../files/breakOffWithSession'
import { fileAnswer } from '../files/fileAnswer'
import { servedType } from '../files/servedType'
import { type ZipEntry, zipAnswer } from '../files/zipAnswer'
import type { Handlers } from '../Handler'
import { requireAllowed } from '../requireAllowed'
import type { Services } from '../Services'
import { toWireAttachment, toWireSeal } from '../wire/messages'

type Calls = 'reveal' | 'unlock' | 'sealOutside' | 'sealedAttachment' | 'sealedZip'

/** Mails under a seal. @source RD-11, RD-12 */
export function sealedHandlers(services: Services): Pick<Handlers, Calls> {
  const { mailboxes, seals, sending, settings, readPassword } = services
  const mailOf = (session: ActiveSession, { folder, uid }: MessageRef) =>
    mailboxes.of(session).read({ folder, uid })
  const filesOf = async (session: ActiveSession, mail: LyingMail, wrapped: string) => {
    requireAllowed(settings.allowDownload)
    return seals.files(session.accountId, mail, await readPassword(wrapped))
  }

  return {
    async reveal({ body }, { session }) {
      const mail = await mailOf(session, body)
      const { content, seal } = await seals.reveal(session.accountId, mail)
      return { ...toWireOpened(content), attrs: toWireSeal(seal) }
    },

    async unlock({ body }, { session }) {
      const mail = await mailOf(session, body)
      const password = await readPassword(body.password)
      const { content, seal } = await seals.unlock(session.accountId, mail, password)
      return { ...toWireOpened(content), attrs: toWireSeal(seal) }
    },

    sealOutside: async ({ body }) => ({ outside: await sending.outside(body.to) }),

    async sealedAttachment({ body }, { session, request }) {
      const mail = await mailOf(session, body)
      const files = await filesOf(session, mail, body.password)
      const file = files.find(({ id }) => id === body.sid)
      if (file === undefined) throw new MailroomError('notFound', 'This mail has no such attachment.')
      const content = { sizeBytes: file.bytes.length, open: async () => Readable.from([file.bytes]) }
      const face = { ...servedType(file.contentType, true), name: file.name }
      return fileAnswer(withoutRange(request), content, face, (stream) =>
        breakOffWithSession(services, session, stream),
      )
    },

    async sealedZip({ body }, { session, request }) {
      const mail = await mailOf(session, body)
      const { subject, receivedAt } = mail
      const files = await filesOf(session, mail, body.password)
      if (files.length === 0) throw new MailroomError('notFound', 'The mail has no attachments.')
      const parts = {
        name: `${subject.trim().slice(0, 150) || 'attachments'}.zip`,
        entries: entriesOf(files, receivedAt),
        estimatedBytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
      }
      return zipAnswer(request, parts, (stream) => breakOffWithSession(services, session, stream))
    },
  }
}

function entriesOf(files: readonly OpenedFile[], modifiedAt: number): ZipEntry[] {
  const nameOf = uniqueFileNames()
  return files.map(({ name, bytes }) => ({
    name: nameOf(name),
    modifiedAt,
    open: async () => Readable.from([bytes]),
  }))
}

/** An opened file is sent whole. */
function withoutRange(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('range')
  return new Request(request.url, { headers })
}

const toWireOpened = ({ text, html, pictures, attachments }: OpenedContent) => ({
  plain_text: text,
  html_text: html ?? null,
  pictures: pictures.map(({ contentId, contentType, bytes }) => ({
    content_id: contentId,
    content_type: contentType,
    data: bytes.toString('base64'),
  })),
  attachments: attachments.map(toWireAttachment),
})
