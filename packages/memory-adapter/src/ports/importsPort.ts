import { MailroomError, untouchedState, type FolderId, type ImportsPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'
import { readMail } from '../mime/readMail'
import type { Seat } from '../system/Seat'
import { maxMessageBytes } from './sessionPort'

/** Mail files from elsewhere, for whoever is signed in. */
export const createImportsPort = (seat: Seat, calls: Calls): ImportsPort => ({
  add: (file, folder, importId, options) =>
    calls.make(
      'imports.add',
      async () => {
        const { user, system } = seat
        requireTarget(seat, folder)
        if (file.size > maxMessageBytes)
          throw new MailroomError('tooLarge', `A mail has at most ${maxMessageBytes} bytes.`)
        const bytes = new Uint8Array(await file.arrayBuffer())
        await transfer(bytes.length, calls, options)
        const content = readMail(bytes, () => system.newMessageId(), system.now())
        if (!content) throw refused('file', bytes.length === 0 ? 'The file is empty.' : 'This is no mail.')
        const earlier = user.imports.get(importId)
        if (earlier) return earlier
        const { uid } = user.mailbox.folder(folder).put({
          content,
          receivedAt: Math.min(content.sentAt, system.now()),
          state: {
            ...untouchedState,
            isRead: true,
            hasAttachments: content.files.some(({ isInline }) => !isInline),
          },
          remark: '',
          log: [{ kind: 'imported', at: system.now(), to: folder }],
          isOwn: false,
        })
        user.imports.set(importId, { folder, uid })
        user.publish({ kind: 'folderChanged', folder })
        return { folder, uid }
      },
      options,
    ),
})

/** @throws MailroomError `notFound`, `locked`, `invalid` for drafts */
function requireTarget(seat: Seat, id: FolderId): void {
  seat.requireOpen(id)
  if (seat.user.mailbox.folder(id).role === 'drafts')
    throw refused('folder', 'Nothing is imported into drafts.')
}

const refused = (field: string, message: string) =>
  new MailroomError('invalid', message, { fields: { [field]: [message] } })
