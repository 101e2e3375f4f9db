import { figure, type Figure } from '../Figure'
import type { Step } from './tour'
import type { Tours } from './tours'

/** What is said of a step, and the most times the floor that is promised. */
interface Said {
  readonly step: Step
  readonly name: string
  /** The step that the floor has for it. @default the same */
  readonly floorStep?: Step
  readonly maxTimes?: number
}

/** A fetched mail or page has the floor of one that is not: the floor fetches nothing ahead. */
const said: readonly Said[] = [
  { step: 'reload', name: 'reload to the list painted', maxTimes: 1.5 },
  { step: 'openFirst', name: 'first mail after a reload' },
  { step: 'open', name: 'mail opened, not fetched ahead', maxTimes: 1.9 },
  { step: 'neighbour', name: 'neighbour of the open mail', floorStep: 'open' },
  { step: 'next', name: 'next page, not fetched ahead', maxTimes: 1.5 },
  { step: 'nextAhead', name: 'next page, fetched ahead', maxTimes: 1.5 },
  { step: 'jump', name: 'jump to the middle', maxTimes: 1.8 },
  { step: 'folder', name: 'folder of 500, for the first time', maxTimes: 1.5 },
  { step: 'folderAgain', name: 'folder of 500, seen before', maxTimes: 1.5 },
  { step: 'back', name: 'back to the inbox', maxTimes: 1.5 },
  { step: 'searchSubject', name: 'search in subjects', maxTimes: 0.5 },
  { step: 'searchBody', name: 'search in texts', maxTimes: 0.05 },
  { step: 'mark', name: '50 marked as unread, painted' },
  { step: 'markAnswer', name: '50 marked as unread, answered' },
]

/** What a page may hold after a tour. */
const limits = { heapMegabytes: 10, nodes: 2_500, frames: 2, longTasksMs: 0 }

/** Somebody's tours beside the floor's. */
export function besideFloor(tours: Tours, floor: Tours): Figure[] {
  return [
    ...said.map(({ step, name, floorStep = step, maxTimes }) =>
      figure({ name, value: tours.ms[step] ?? Number.NaN, unit: 'ms', floor: floor.ms[floorStep], maxTimes }),
    ),
    figure({
      name: 'frames until the neighbour is painted, most',
      value: tours.neighbourFrames,
      unit: 'frames',
      max: limits.frames,
    }),
    figure({
      name: 'frames until 50 marks are painted, most',
      value: tours.markFrames,
      unit: 'frames',
      max: limits.frames,
    }),
    figure({ name: 'requests for 50 marks', value: tours.markRequests, unit: 'requests', max: 1 }),
    figure({
      name: 'tasks over 50 ms on a tour, in sum',
      value: tours.longTasksMs,
      unit: 'ms',
      floor: floor.longTasksMs,
      max: limits.longTasksMs,
    }),
    figure({
      name: 'heap after the tour',
      value: tours.heapMegabytes,
      unit: 'MB',
      floor: floor.heapMegabytes,
      max: limits.heapMegabytes,
    }),
    figure({
      name: 'DOM nodes after the tour',
      value: tours.nodes,
      unit: 'nodes',
      floor: floor.nodes,
      max: limits.nodes,
    }),
  ]
}

/** The same tours through a larger mailbox, which may take little longer and hold no more. */
export function besideSmall(large: Tours, small: Tours): Figure[] {
  const beside = { floorOf: 'small', maxTimes: 1.5 }
  return [
    ...said.map(({ step, name }) =>
      figure({ name, value: large.ms[step] ?? Number.NaN, unit: 'ms', floor: small.ms[step], ...beside }),
    ),
    figure({
      name: 'heap after the tour',
      value: large.heapMegabytes,
      unit: 'MB',
      floor: small.heapMegabytes,
      ...beside,
    }),
    figure({
      name: 'DOM nodes after the tour',
      value: large.nodes,
      unit: 'nodes',
      floor: small.nodes,
      ...beside,
    }),
  ]
}
