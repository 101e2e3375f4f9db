import { MailroomError, type MessageRef, type OpenedMail, type Seal, type SealedPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'
import { attachmentOf } from '../mailbox/describeMail'
import type { MailContent } from '../mailbox/StoredMail'
import type { Seat } from '../system/Seat'
import { zipOf } from './zipOf'

/** Mails under a seal, of whoever is signed in. */
export function createSealedPort(seat: Seat, calls: Calls): SealedPort {
  const idOf = (ref: MessageRef) => {
    seat.requireOpen(ref.folder)
    return seat.user.mailbox.mail(ref).content.messageId
  }
  const unlock = (ref: MessageRef, password: string) =>
    seat.system.sealed.unlock(seat.user, idOf(ref), password)
  return {
    reveal: (ref) =>
      calls.make('sealed.reveal', () => {
        const messageId = idOf(ref)
        const { sealed } = seat.system
        const content = sealed.reveal(seat.user, messageId)
        return openedMail(content, sealed.describe(seat.user, messageId)!)
      }),
    unlock: (ref, password) =>
      calls.make('sealed.unlock', () => {
        const content = unlock(ref, password)
        return openedMail(content, seat.system.sealed.describe(seat.user, content.messageId)!)
      }),
    attachment: (ref, id, password, options) =>
      calls.make(
        'sealed.attachment',
        async () => {
          const file = unlock(ref, password).files.find((each) => each.id === id)
          if (!file) throw new MailroomError('notFound', `The mail ${ref.uid} has no attachment "${id}".`)
          const bytes = file.bytes()
          await transfer(bytes.length, calls, options)
          return new Blob([bytes], { type: file.contentType })
        },
        options,
      ),
    outside: (addresses) =>
      calls.make('sealed.outside', () => addresses.filter((each) => seat.system.isOutside(each))),
    attachments: (ref, password, options) =>
      calls.make(
        'sealed.attachments',
        () => {
          const { files, subject } = unlock(ref, password)
          const listed = files
            .filter(({ isInline }) => !isInline)
            .map(({ name, bytes }) => ({ name, content: bytes() }))
          return zipOf(listed, subject || 'attachments', calls, options)
        },
        options,
      ),
  }
}

function openedMail({ text, html, files }: MailContent, seal: Seal): OpenedMail {
  return {
    text,
    ...(html !== undefined && { html }),
    pictures: files.flatMap(({ contentId, isInline, contentType, bytes }) =>
      isInline && contentId !== undefined
        ? [{ contentId, content: new Blob([bytes()], { type: contentType }) }]
        : [],
    ),
    attachments: files.filter(({ isInline }) => !isInline).map(attachmentOf),
    seal,
  }
}
