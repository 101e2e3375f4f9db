import { firstPageOf, type FolderId } from '@mailroom/core'
import type { Mailbox } from '../../doors/mail-store/MailStore'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { soon } from '../soon'
import { toWireFolder } from '../wire/folders'
import { sessionEntry } from './enterSession'
import { personalHandlers } from './personalHandlers'
import { readingHandlers } from './readingHandlers'
import { tagHandlers } from './tagHandlers'

/** A mail server that takes longer is asked by itself, beside what is there already. */
const patienceMs = 250

const nothing = { query: undefined, body: undefined, path: {} }

/** What a client shows at first: the answers of five calls in one. @source T40 */
export function openingHandlers(services: Services): Pick<Handlers, 'opening'> {
  const { describe } = sessionEntry(services)
  const { people, mailboxes } = services
  const calls = {
    ...personalHandlers(services),
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
        soon(foldersOf(mailboxes.of(asking.session), folder), patienceMs),
        soon(calls.tags(nothing, asking), patienceMs),
        folder === undefined ? undefined : soon(calls.messages({ ...nothing, query }, asking), patienceMs),
      ])
      return {
        session,
        ...(settings && { settings }),
        ...folders,
        ...(tags && { tags }),
        ...(list && { list }),
      }
    },
  }
}

async function foldersOf(mailbox: Mailbox, shown: FolderId | undefined) {
  const first = await mailbox.firstFolders(shown)
  const folders = { results: first.folders.map(toWireFolder) }
  return first.hasMore ? { folders, has_more_folders: true } : { folders }
}
