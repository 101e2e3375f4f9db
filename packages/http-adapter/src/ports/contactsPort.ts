import type { ContactsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWirePerson, fromWireSuggestion, toWireList } from '../wire/contacts'

/** Longest text that people are looked for by. @source the contract, wireSuggestQuery */
const maxText = 100

/** The people a user may write to, over HTTP. */
export const createContactsPort = (client: HttpClient): ContactsPort => ({
  async suggest(text, options) {
    const search = text.trim().slice(0, maxText)
    if (search === '') return []
    return (await client.send('suggest', { query: { search }, options })).results.map(fromWireSuggestion)
  },

  lookUp: async (email, options) =>
    fromWirePerson(await client.send('person', { query: { email }, options })),

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
