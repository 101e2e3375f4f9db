import { storableText } from '../../doors/database/storableText'
import { placesOf } from '../../home/homeSettings'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { fromWireStretch, toWireLoginRecord, toWireSendRecord } from '../wire/records'

type Calls = 'loginRecords' | 'sendRecords'

/** What people can look up about their own account. @source LG-01 */
export function recordHandlers({ signInRecords, sentRecords, settings }: Services): Pick<Handlers, Calls> {
  const placeOf = placesOf(settings.networkPlaces)
  return {
    async loginRecords({ query: { result, ...stretch } }, { session }) {
      const outcome = result && (result === 'success' ? 'signedIn' : 'refused')
      const { entries, next = '' } = await signInRecords(session, {
        ...fromWireStretch(stretch),
        ...(outcome && { outcome }),
      })
      return { results: entries.map((entry) => toWireLoginRecord(entry, placeOf)), next }
    },

    async sendRecords({ query: { search = '', ...stretch } }, { session }) {
      const query = { ...fromWireStretch(stretch), text: storableText(search.trim()) }
      const { entries, next = '' } = await sentRecords(session.accountId, query)
      return { results: entries.map(toWireSendRecord), next }
    },
  }
}
