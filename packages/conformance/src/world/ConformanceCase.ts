import type { MailroomAdapter } from '@mailroom/core'
import type { ConformanceWorld } from './ConformanceWorld'

/** A port that an adapter may leave out. */
export type OptionalPort = {
  [Port in keyof MailroomAdapter]-?: undefined extends MailroomAdapter[Port] ? Port : never
}[keyof MailroomAdapter]

/** One promise of the adapter port, with the proof that it is kept. */
export interface ConformanceCase {
  /** Stays the same over versions: `messages/move-answers-in-order`. */
  readonly id: string
  /** The promise as a sentence. */
  readonly title: string
  /** Ports beyond the required ones. */
  readonly needs: readonly OptionalPort[]
  /** Rejects when the promise is broken. */
  run(world: ConformanceWorld): Promise<void>
}

/** Cases of one area, written briefly: `[id, title, run]`. */
export function casesOf(
  area: string,
  needs: readonly OptionalPort[],
  cases: readonly (readonly [id: string, title: string, run: ConformanceCase['run']])[],
): ConformanceCase[] {
  return cases.map(([id, title, run]) => ({ id: `${area}/${id}`, title, needs, run }))
}
