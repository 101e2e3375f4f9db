import { MailroomError } from '@mailroom/core'
import type { Online } from '../../online-files/createOnline'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { toWireLink, toWireOnline } from '../wire/disk'

type Calls = 'keepOnline' | 'completeOnline' | 'fileLinks' | 'withdrawLink'

/** Files that mails link to. @source AT-03 */
export function diskHandlers(services: Services): Pick<Handlers, Calls> {
  const { incoming } = services
  const requireOnline = (): Online => {
    if (!services.online) throw new MailroomError('forbidden', 'Mails do not link to files here.')
    return services.online
  }
  return {
    keepOnline: async ({ body }, { session }) =>
      toWireOnline(await requireOnline().keepUpload(session.accountId, body.id)),

    async completeOnline({ body }, { session }) {
      const kept = await requireOnline().complete(session.accountId, incoming, {
        md5: body.fileMd5,
        sizeBytes: body.file_size,
        name: body.file_name,
        contentType: body.file_type,
        uploadKey: body.upload_id,
      })
      return toWireOnline(kept)
    },

    fileLinks: async ({ query }, { session }) => ({
      results: (await requireOnline().links(session.accountId, query.message_id)).map(toWireLink),
    }),

    async withdrawLink({ body }, { session }) {
      await requireOnline().withdraw(session.accountId, body.id)
      return { msg: 'success' }
    },
  }
}
