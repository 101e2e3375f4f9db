import type { MailroomAdapter } from '@mailroom/core'
import type { ConformanceWorld, WorldPerson } from '../../world/ConformanceWorld'

/** A mail system that breaks promises, and the cases that must find it. */
export interface BrokenAdapter {
  /** What it does, to follow "an adapter that". */
  readonly what: string
  readonly world: (world: ConformanceWorld) => ConformanceWorld
  readonly found: readonly string[]
}

/** The ports, all there: the memory adapter leaves none out. */
export type WholeAdapter = Required<MailroomAdapter>

/** Breaks one port of both people's adapters. */
export function inPort<Port extends keyof MailroomAdapter>(
  port: Port,
  change: (port: WholeAdapter[Port], adapter: WholeAdapter) => Partial<WholeAdapter[Port]>,
): BrokenAdapter['world'] {
  const broken = (person: WorldPerson): WorldPerson => {
    const adapter = person.adapter as WholeAdapter
    return {
      ...person,
      adapter: { ...adapter, [port]: { ...adapter[port], ...change(adapter[port], adapter) } },
    }
  }
  return (world) => ({ ...world, alice: broken(world.alice), bob: broken(world.bob) })
}

/** Lets what fails as it should answer in another way. */
export const instead =
  <Values extends readonly unknown[], Answer>(
    call: (...values: Values) => Promise<Answer>,
    answer: (...values: Values) => Answer | Promise<Answer>,
  ) =>
  async (...values: Values): Promise<Answer> => {
    try {
      return await call(...values)
    } catch {
      return answer(...values)
    }
  }
