import { median } from '../Figure'
import type { PlantedWords } from '../writeMaildir'
import type { Tourist } from './Tourist'
import { type Step, tour, type Toured } from './tour'

/** Of the tours that count, how many search through texts. */
const bodySearches = 3

/** What somebody's tours came to: medians of times, and the most of everything else. */
export interface Tours {
  readonly ms: Readonly<Partial<Record<Step, number>>>
  readonly neighbourFrames: number
  readonly markFrames: number
  readonly markRequests: number
  readonly longTasksMs: number
  readonly heapMegabytes: number
  readonly nodes: number
}

/**
 * Sends everybody through their mailbox, in turns, so that what else the machine does meets all of them. Each begins as often
 * as the others, and comes after each of them: what a browser or a mail server still does after one tour would always meet
 * the same one.
 *
 * @param rounds tours that count, after one that warms up
 */
export async function goOnTours<Name extends string>(
  tourists: Readonly<Record<Name, Tourist>>,
  page: number,
  words: PlantedWords,
  rounds: number,
): Promise<Record<Name, Tours>> {
  const names = Object.keys(tourists) as Name[]
  const toured = new Map(names.map((name): [Name, Toured[]] => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    const route = { round, page, words, hasBodySearch: round <= bodySearches }
    for (const name of turnsOf(names, round)) toured.get(name)!.push(await tour(tourists[name], route))
  }
  const entries = names.map((name) => [name, together(toured.get(name)!.slice(1))] as const)
  return Object.fromEntries(entries) as Record<Name, Tours>
}

/** Each order is gone through from another one on, forwards and then backwards. */
function turnsOf<Name>(names: readonly Name[], round: number): Name[] {
  const isForwards = Math.floor(round / names.length) % 2 === 0
  const order = isForwards ? [...names] : names.toReversed()
  const first = round % names.length
  return [...order.slice(first), ...order.slice(0, first)]
}

function together(all: readonly Toured[]): Tours {
  const steps = new Set(all.flatMap(({ ms }) => Object.keys(ms) as Step[]))
  const times = (step: Step) => all.flatMap(({ ms }) => ms[step] ?? [])
  const most = (of: (toured: Toured) => number) => Math.max(...all.map(of))
  return {
    ms: Object.fromEntries([...steps].map((step) => [step, median(times(step))])),
    neighbourFrames: most((each) => each.neighbourFrames),
    markFrames: most((each) => each.markFrames),
    markRequests: most((each) => each.markRequests),
    longTasksMs: median(all.map((each) => each.longTasksMs)),
    heapMegabytes: most(({ held }) => held.heapMegabytes),
    nodes: most(({ held }) => held.nodes),
  }
}
