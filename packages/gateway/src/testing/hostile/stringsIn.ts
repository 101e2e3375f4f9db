import type { World } from '../every-route/World'
import { canary } from '../every-route/World'
import type { TestCall } from '../TestBrowser'
import type { CallName } from '@mailroom/api'

/** Every text in an answer, at any depth. */
export function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const page = { page: '1', page_size: '100' }
const slice = { limit: '100', offset: '0' }

/** Lists in which what Alice has stands beside what is new. */
const lists: readonly (readonly [CallName, TestCall?])[] = [
  ['tags'],
  ['savedSearches'],
  ['signatures'],
  ['passkeys'],
  ['shareUsers'],
  ['certificates'],
  ['templates', { query: page }],
  ['personalPeople', { query: page }],
  ['contacts', { query: { ...page, search: canary } }],
  ['contactGroups'],
  ['calendars'],
  ['events', { query: { start: '2026-12-01T00:00:00Z', end: '2027-01-01T00:00:00Z', timezone: 'UTC' } }],
  ['picturelist', { query: page }],
  ['whitelist', { query: page }],
  ['blacklist', { query: page }],
  ['pictureSenders'],
  ['personalDisk', { query: page }],
  ['transitFiles', { query: slice }],
  ['reviews', { query: { ...page, status: 'wait' } }],
  ['messages', { query: { folder: canary, ...slice } }],
  ...['canary0f0alice plain', 'canary0f0alice spare', 'canary0f0alice asking'].map(
    (keyword) => ['search', { query: { keyword, ...page } }] as const,
  ),
]

/**
 * All that has Alice’s canary in it, each thing as JSON: it is the same before and after whatever is done to others. What stands in
 * an answer beside the things, as counts do, is left out.
 */
export async function witnessesOf({ alice }: World): Promise<readonly string[]> {
  const found: string[] = []
  for (const [call, given] of lists) {
    const { results } = (await alice.ask(call, given)) as { readonly results: readonly unknown[] }
    found.push(...results.map((one) => JSON.stringify(one)).filter((one) => one.includes(canary)))
  }
  return found
}
