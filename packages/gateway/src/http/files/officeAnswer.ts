import { fileExtension, MailroomError, maxPreviewBytes } from '@mailroom/core'
import { Readable } from 'node:stream'
import type { ActiveSession } from '../../session/Sessions'
import type { Services } from '../Services'
import { breakOffWithSession } from './breakOffWithSession'
import { fileAnswer, type FileContent } from './fileAnswer'

/** Sends an office file as PDF. @throws MailroomError `tooLarge`, and what the converter throws @source RD-07 */
export async function officeAnswer(
  services: Services,
  session: ActiveSession,
  request: Request,
  part: FileContent & { readonly name: string },
): Promise<Response> {
  if (part.sizeBytes > maxPreviewBytes)
    throw new MailroomError('tooLarge', 'The file is larger than what is previewed.')
  const pdf = await services.office.toPdf(await part.open(), fileExtension(part.name), request.signal)
  const content = {
    sizeBytes: pdf.length,
    open: async ({ start, end } = { start: 0, end: pdf.length }) => Readable.from([pdf.subarray(start, end)]),
  }
  const face = {
    name: `${part.name}.pdf`,
    contentType: 'application/pdf',
    disposition: 'attachment',
  } as const
  return fileAnswer(request, content, face, (stream) => breakOffWithSession(services, session, stream))
}
