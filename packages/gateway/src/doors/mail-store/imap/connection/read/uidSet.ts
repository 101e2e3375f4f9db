import { MailroomError } from '@mailroom/core'
import type { ClosedUidRange, UidRange } from '../ImapAccount'

/** Longest set in one command: servers take lines of 8,192 octets (RFC 7162 4), and the command needs some of it. */
const maxSetCharacters = 7_000

/**
 * Uids as sets in as few characters as can be: `1:4,9`, cut where a command would grow too long.
 *
 * @param uids in any order; those that are no uids are refused with `notFound`
 */
export function uidSets(uids: Iterable<number>): string[] {
  const sets: string[] = []
  let set = ''
  for (const { from, to } of ranges(uids)) {
    const range = from === to ? `${from}` : `${from}:${to}`
    if (set !== '' && set.length + 1 + range.length > maxSetCharacters) {
      sets.push(set)
      set = range
    } else {
      set = set === '' ? range : `${set},${range}`
    }
  }
  return set === '' ? sets : [...sets, set]
}

/** `5:*` */
export const rangeSet = ({ from, to }: UidRange): string =>
  `${checkedUid(from)}:${to === '*' ? to : checkedUid(to)}`

/** What a server wrote, `3,7:9`, as ranges from low to high; what cannot be read is left out. */
export function readRanges(set: string): ClosedUidRange[] {
  return set.split(',').flatMap((range) => {
    const match = /^(\d{1,10})(?::(\d{1,10}))?$/.exec(range)
    if (!match) return []
    const [first, second] = [Number(match[1]), Number(match[2] ?? match[1])]
    return [{ from: Math.min(first, second), to: Math.max(first, second) }]
  })
}

/** The numbers of ranges in the order in which they were written, `9:7` from high to low. Stops after `limit`. */
export function expandRanges(set: string, limit: number): number[] {
  const numbers: number[] = []
  for (const range of set.split(',')) {
    const match = /^(\d{1,10})(?::(\d{1,10}))?$/.exec(range)
    if (!match) continue
    const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])]
    const step = first <= last ? 1 : -1
    for (let uid = first; numbers.length < limit; uid += step) {
      numbers.push(uid)
      if (uid === last) break
    }
  }
  return numbers
}

function* ranges(uids: Iterable<number>): Generator<ClosedUidRange> {
  const sorted = [...new Set(uids)].sort((a, b) => a - b)
  let from: number | undefined
  let to = 0
  for (const uid of sorted) {
    checkedUid(uid)
    if (from !== undefined && uid === to + 1) {
      to = uid
      continue
    }
    if (from !== undefined) yield { from, to }
    from = uid
    to = uid
  }
  if (from !== undefined) yield { from, to }
}

/** Uids have 32 bits and begin with 1. @source RFC 3501 2.3.1.1 */
function checkedUid(uid: number): number {
  if (Number.isInteger(uid) && uid >= 1 && uid < 2 ** 32) return uid
  throw new MailroomError('notFound', `There is no mail with the uid ${uid}`)
}
