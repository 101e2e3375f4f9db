import { MailroomError, type RecordPage, type RecordQuery, type RecordsPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'
import { toldOf } from './homePort'

/** What whoever is signed in can look up about their own account. */
export function createRecordsPort(seat: Seat, calls: Calls): RecordsPort {
  return {
    signIns: ({ outcome, ...query }, options) =>
      calls.make(
        'records.signIns',
        () =>
          pageOf(seat.user.signIns, query, (signIn) => {
            if (outcome && (outcome === 'signedIn') !== (signIn.outcome === 'signedIn')) return undefined
            const isCurrent = signIn.seat !== undefined && signIn === lastOf(seat)
            return { ...toldOf(signIn), outcome: signIn.outcome, ...(isCurrent && { isCurrent }) }
          }),
        options,
      ),
  }
}

/** The sign-in that began the session of a seat. */
const lastOf = (seat: Seat) => seat.user.signIns.findLast((signIn) => signIn.seat === seat)

/**
 * A page of what happened, from the newest.
 *
 * @param all the oldest first
 * @param read what is told of one; undefined for one that does not fit
 */
function pageOf<Kept extends { readonly at: number }, Entry>(
  all: readonly Kept[],
  { from = -Infinity, until = Infinity, after = String(all.length), limit }: RecordQuery,
  read: (kept: Kept) => Entry | undefined,
): RecordPage<Entry> {
  if (!/^\d{1,15}$/.test(after)) throw new MailroomError('invalid', 'No page has given this place.')
  const fitting = all
    .slice(0, Number(after))
    .map((kept, place) => ({ kept, place }))
    .toReversed()
    .filter(({ kept: { at } }) => at >= from && at <= until)
    .flatMap(({ kept, place }) => {
      const entry = read(kept)
      return entry === undefined ? [] : [{ entry, place }]
    })
  const shown = fitting.slice(0, limit)
  const last = shown.at(-1)
  return {
    entries: shown.map(({ entry }) => entry),
    ...(last && fitting.length > limit && { next: String(last.place) }),
  }
}
