import type { ContactsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWirePerson, fromWireSuggestion, toWireList } from '../wire/contacts'

/** Longest text that people are looked for by. @source the contract, wireSuggestQuery */
export const maxText = 100

/** The people a user may write to, over HTTP. */
export const createContactsPort = (client: HttpClient): ContactsPort => ({
  async suggest(text, options) {
    const search = text.trim().slice(0, maxText)
    if (search === '') return []
    return (await client.send('suggest', { query: { search }, options })).results.map(fromWireSuggestion)
  },

  async recent(limit, options) {
    const query = { limit: String(limit) }
    return (await client.send('recentPeople', { query, options })).results.map(fromWireSuggestion)
  },

  async people({ book, text, department, domain, offset, limit }, options) {
    const search = text.trim().slice(0, maxText)
    const query = {
      page: String(Math.floor(offset / limit) + 1),
      page_size: String(limit),
      ...(search !== '' && { search }),
    }
    const { count, results } =
      book === 'personal'
        ? await client.send('personalPeople', { query, options })
        : domain !== undefined
          ? await client.send('domainMembers', { query: { ...query, domain_id: domain }, options })
          : await client.send('members', {
              query: { ...query, ...(department !== undefined && { dept_id: String(department) }) },
              options,
            })
    return { people: results.map(fromWireSuggestion), total: count }
  },

  async domains(options) {
    const { results } = await client.send('domains', { options })
    return results.map(({ domain_id: domain }) => domain)
  },

  async departments(options) {
    const { results } = await client.send('departments', { options })
    return results.map(({ id, name, parent_id: parentId }) => ({
      id,
      name,
      ...(parentId !== null && { parentId }),
    }))
  },

  async groups(options) {
    const { results } = await client.send('groups', { options })
    return results.map(({ username, fullname, count }) => ({
      address: username,
      name: fullname,
      memberCount: count,
    }))
  },

  async groupMembers(email, options) {
    const { results } = await client.send('groupMembers', { query: { email }, options })
    return results.map(({ username, fullname }) => ({ address: username, name: fullname }))
  },

  lookUp: async (email, options) =>
    fromWirePerson(await client.send('person', { query: { email }, options }), client),

  async add({ address, name }) {
    await client.send('addContact', { body: { email: address, fullname: name } })
  },

  async addSender({ folder, uid }) {
    await client.send('addSender', { body: { folder, uid } })
  },

  async remove(addresses) {
    if (addresses.length > 0) await client.send('removeContacts', { body: { emails: [...addresses] } })
  },

  async setStanding(email, standing) {
    await client.send('listSender', { body: { email, action: toWireList(standing) } })
  },
})
