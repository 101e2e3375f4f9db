import {
  MailroomError,
  type DeliveryState,
  type RecordPage,
  type RecordQuery,
  type RecordsPort,
  type SentEntry,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Seat } from '../system/Seat'
import type { Timeline } from '../system/Timeline'
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
    sent: ({ text = '', ...query }, options) =>
      calls.make(
        'records.sent',
        () => {
          const { system, user } = seat
          return pageOf(system.timeline.sentBy(user), query, (mail) => sentEntry(mail, text.toLowerCase()))
        },
        options,
      ),
  }
}

type Sent = ReturnType<Timeline['sentBy']>[number]

/** What is told of a mail that was sent; undefined where nothing of it has the text. */
function sentEntry({ lines, ...mail }: Sent, text: string): SentEntry | undefined {
  const words = [mail.subject, ...lines.flatMap(({ recipient }) => [recipient.address, recipient.name])]
  if (!words.some((word) => word.toLowerCase().includes(text))) return undefined
  const states: Partial<Record<DeliveryState, number>> = {}
  for (const { state } of lines) states[state] = (states[state] ?? 0) + 1
  const [first] = lines
  return { ...mail, recipientCount: lines.length, states, ...(first && { recipient: first.recipient }) }
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
