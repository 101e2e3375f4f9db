import { placesOf } from '../../home/homeSettings'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { fromWireStretch, toWireLoginRecord } from '../wire/records'

type Calls = 'loginRecords'

/** What people can look up about their own account. @source LG-01 */
export function recordHandlers({ signInRecords, settings }: Services): Pick<Handlers, Calls> {
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
  }
}
