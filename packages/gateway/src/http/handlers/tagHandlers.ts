import { MailroomError, type Tag } from '@mailroom/core'
import type { ActiveSession } from '../../session/Sessions'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'

type Calls = 'tags' | 'tag' | 'createTag' | 'updateTag' | 'deleteTag'

/** The tags that an account has. */
export function tagHandlers({ mailboxes }: Services): Pick<Handlers, Calls> {
  const mailbox = (session: ActiveSession) => mailboxes.of(session)

  return {
    tags: async (_input, { session }) => ({ results: (await mailbox(session).tags()).map(toWireTag) }),

    async tag({ path }, { session }) {
      const tag = (await mailbox(session).tags()).find(({ id }) => id === path.id)
      if (!tag) throw new MailroomError('notFound', 'There is no such tag.')
      return toWireTag(tag)
    },

    createTag: async ({ body }, { session }) => toWireTag(await mailbox(session).createTag(body)),

    updateTag: async ({ body, path }, { session }) =>
      toWireTag(await mailbox(session).updateTag(path.id!, body)),

    async deleteTag({ path }, { session }) {
      await mailbox(session).deleteTag(path.id!)
      return { msg: 'success' }
    },
  }
}

const toWireTag = ({ id, name, color }: Tag) => ({ tagname: id, name, color })
