import { requireAllowed } from '../requireAllowed'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { fromWireSearch, toWireFound, toWireSavedSearch } from '../wire/search'

type Calls = 'search' | 'savedSearches' | 'saveSearch' | 'deleteSearch' | 'forgetSearches'

const success = { msg: 'success' } as const

/** Searching all folders, and the searches that a person comes back to. @source SH-06, SH-07, ML-27 */
export const searchHandlers = ({ mailboxes, searches, settings }: Services): Pick<Handlers, Calls> => ({
  async search({ query }, { session, request }) {
    requireAllowed(settings.allowSearch)
    const box = mailboxes.of(session)
    return toWireFound(await box.search(fromWireSearch(query), { signal: request.signal }))
  },

  async savedSearches(_input, { session }) {
    return { results: (await searches.list(session.accountId)).map(toWireSavedSearch) }
  },

  async saveSearch({ body: { name, query } }, { session: { accountId } }) {
    return toWireSavedSearch(
      name === null ? await searches.note(accountId, query) : await searches.save(accountId, name, query),
    )
  },

  async deleteSearch({ path }, { session }) {
    await searches.remove(session.accountId, path.id!)
    return success
  },

  async forgetSearches(_input, { session }) {
    await searches.forgetUsed(session.accountId)
    return success
  },
})
