import { MailroomError, type MessageSelection, uniqueFileNames } from '@mailroom/core'
import { collectMails } from '../../mail-package/collectMails'
import { breakOffWithSession } from '../files/breakOffWithSession'
import { type ZipEntry, zipAnswer } from '../files/zipAnswer'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { stringsOf } from '../strings/strings'
import { fromWireRef } from '../wire/messages'
import { requireAllowed } from '../requireAllowed'

/** Several files as one download. @source RD-06, ML-22 */
export function packageHandlers(services: Services): Pick<Handlers, 'archive' | 'attachmentsZip'> {
  const { mailboxes, settings } = services
  return {
    async archive({ query }, { session, request, locale }) {
      requireAllowed(settings.allowDownload)
      const mailbox = mailboxes.of(session)
      const selection = selectionOf(query)
      // A whole folder is what is seen of it.
      if (selection.uids !== 'all') await mailboxes.requireOpen(session, selection)
      const rows = await collectMails(mailbox, selection, request.signal)
      const nameOf = uniqueFileNames()
      const entries = rows.map(({ ref, subject, receivedAt }): ZipEntry => ({
        name: nameOf(`${subject.trim().slice(0, 150) || 'mail'}.eml`, 'mail.eml'),
        modifiedAt: receivedAt,
        open: async () => (await mailbox.raw(ref)).open(),
      }))
      const estimatedBytes = sum(rows.map(({ sizeBytes }) => sizeBytes))
      const name = `${query.uids === 'all' ? lastLevel(query.folder) : stringsOf(locale).mailPackage}.zip`
      return zipAnswer(request, { name, entries, estimatedBytes }, (stream) =>
        breakOffWithSession(services, session, stream),
      )
    },

    async attachmentsZip({ query }, { session, request }) {
      requireAllowed(settings.allowDownload)
      const mailbox = mailboxes.of(session)
      const ref = fromWireRef(query.folder, query.uid)
      const { attachments, subject, receivedAt } = await mailbox.read(ref)
      const files = attachments.filter(({ isInline }) => !isInline)
      if (files.length === 0) throw new MailroomError('notFound', 'The mail has no attachments.')
      const nameOf = uniqueFileNames()
      const entries = files.map(({ id, name }): ZipEntry => ({
        name: nameOf(name),
        modifiedAt: receivedAt,
        open: async () => (await mailbox.part(ref, id)).open(),
      }))
      const parts = {
        name: `${subject.trim().slice(0, 150) || 'attachments'}.zip`,
        entries,
        estimatedBytes: sum(files.map(({ sizeBytes }) => sizeBytes)),
      }
      return zipAnswer(request, parts, (stream) => breakOffWithSession(services, session, stream))
    },
  }
}

function selectionOf({ folder, uids }: { readonly folder: string; readonly uids: string }): MessageSelection {
  return { folder, uids: uids === 'all' ? 'all' : uids.split(',').map(Number) }
}

const lastLevel = (folder: string): string => folder.split('/').at(-1) ?? folder
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)
