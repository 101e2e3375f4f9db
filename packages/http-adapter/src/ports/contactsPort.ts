import type { ContactsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireSuggestion } from '../wire/contacts'

/** Longest text that people are looked for by. @source the contract, wireSuggestQuery */
const maxText = 100

/** The people a user may write to, over HTTP. */
export const createContactsPort = (client: HttpClient): ContactsPort => ({
  async suggest(text, options) {
    const search = text.trim().slice(0, maxText)
    if (search === '') return []
    return (await client.send('suggest', { query: { search }, options })).results.map(fromWireSuggestion)
  },
})
