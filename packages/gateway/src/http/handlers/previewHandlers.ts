import { fileExtension, MailroomError, maxPreviewBytes } from '@mailroom/core'
import { Readable } from 'node:stream'
import { breakOffWithSession } from '../files/breakOffWithSession'
import { fileAnswer } from '../files/fileAnswer'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { fromWireRef } from '../wire/messages'
import { requireAllowed } from '../requireAllowed'

/** Office files as PDF, for pages that cannot show them. @source RD-07 */
export function previewHandlers(services: Services): Pick<Handlers, 'attachmentPdf'> {
  const { mailboxes, settings, office } = services
  return {
    async attachmentPdf({ query }, { session, request }) {
      requireAllowed(settings.allowDownload)
      const part = await mailboxes.of(session).part(fromWireRef(query.folder, query.uid), query.sid)
      if (part.sizeBytes > maxPreviewBytes)
        throw new MailroomError('tooLarge', 'The file is larger than what is previewed.')
      const pdf = await office.toPdf(await part.open(), fileExtension(part.name), request.signal)
      const content = {
        sizeBytes: pdf.length,
        open: async ({ start, end } = { start: 0, end: pdf.length }) =>
          Readable.from([pdf.subarray(start, end)]),
      }
      const face = {
        name: `${part.name}.pdf`,
        contentType: 'application/pdf',
        disposition: 'attachment',
      } as const
      return fileAnswer(request, content, face, (stream) => breakOffWithSession(services, session, stream))
    },
  }
}
