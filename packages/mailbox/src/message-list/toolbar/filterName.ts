import type { MessageFilter } from '@mailroom/core'
import type { SayList } from '../listStrings'

/** States to filter by, and the keys of their names. */
export const states = [
  ['all', 'filterAll'],
  ['unseen', 'filterUnseen'],
  ['seen', 'filterSeen'],
  ['flagged', 'filterFlagged'],
  ['unflagged', 'filterUnflagged'],
  ['answered', 'filterAnswered'],
  ['forwarded', 'filterForwarded'],
] as const

/** What the filter is called, for the line that says that one is on. */
export function filterName(t: SayList, filter: MessageFilter): string {
  if (filter.kind === 'color') return t(`flag_${filter.color}`)
  if (filter.kind === 'tag') return filter.tag
  return t(states.find(([kind]) => kind === filter.kind)?.[1] ?? 'filterAll')
}
