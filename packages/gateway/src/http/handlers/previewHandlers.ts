import type { Handlers } from '../Handler'
import { officeAnswer } from '../files/officeAnswer'
import type { Services } from '../Services'
import { fromWireRef } from '../wire/messages'
import { requireAllowed } from '../requireAllowed'

/** Office files as PDF, for pages that cannot show them. @source RD-07 */
export function previewHandlers(services: Services): Pick<Handlers, 'attachmentPdf'> {
  const { mailboxes, settings } = services
  return {
    async attachmentPdf({ query }, { session, request }) {
      requireAllowed(settings.allowDownload)
      const part = await mailboxes.of(session).part(fromWireRef(query.folder, query.uid), query.sid)
      return officeAnswer(services, session, request, part)
    },
  }
}
