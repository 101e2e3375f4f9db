import { firstPageOf } from '@mailroom/core'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { soon } from '../soon'
import { sessionEntry } from './enterSession'
import { folderHandlers } from './folderHandlers'
import { personalHandlers } from './personalHandlers'
import { readingHandlers } from './readingHandlers'
import { tagHandlers } from './tagHandlers'

/** A mail server that takes longer is asked by itself, beside what is there already. */
const patienceMs = 250

const nothing = { query: undefined, body: undefined, path: {} }

/** What a client shows at first: the answers of five calls in one. @source T40 */
export function openingHandlers(services: Services): Pick<Handlers, 'opening'> {
  const { describe } = sessionEntry(services)
  const { people } = services
  const calls = {
    ...personalHandlers(services),
    ...folderHandlers(services),
    ...tagHandlers(services),
    ...readingHandlers(services),
  }
  return {
    async opening({ query: { folder } }, asking) {
      const session = await describe(asking.session)
      if (session.is_locked || session.change_password) return { session }
      const chosen = await people.settings(asking.session.accountId)
      const { limit, offset, byConversation } = firstPageOf(folder ?? '', chosen)
      const query = {
        folder: folder ?? '',
        limit: String(limit),
        offset: String(offset),
        ...(byConversation && { conversations: '1' as const }),
      }
      const [settings, folders, tags, list] = await Promise.all([
        soon(calls.settings(nothing, asking), patienceMs),
        soon(calls.folders(nothing, asking), patienceMs),
        soon(calls.tags(nothing, asking), patienceMs),
        folder === undefined ? undefined : soon(calls.messages({ ...nothing, query }, asking), patienceMs),
      ])
      return {
        session,
        ...(settings && { settings }),
        ...(folders && { folders }),
        ...(tags && { tags }),
        ...(list && { list }),
      }
    },
  }
}
