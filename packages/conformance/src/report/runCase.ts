import type { ConformanceCase, OptionalPort } from '../world/ConformanceCase'
import type { ConformanceSetup } from '../world/ConformanceWorld'

/** How a case ended. `skipped`: the adapter leaves out a port that it needs, or the world cannot do what it needs. */
export type CaseResult =
  | { readonly case: ConformanceCase; readonly outcome: 'passed'; readonly durationMs: number }
  | {
      readonly case: ConformanceCase
      readonly outcome: 'failed'
      readonly error: unknown
      readonly durationMs: number
    }
  | {
      readonly case: ConformanceCase
      readonly outcome: 'skipped'
      readonly reason: string
      readonly durationMs: number
    }

/** What is expected of the adapter. */
export interface ConformanceOptions {
  /** Ports that the adapter leaves out on purpose; any other that is missing breaks its cases. @default none */
  readonly absentPorts?: readonly OptionalPort[]
  /** Seconds after which a case counts as failed. @default 60 */
  readonly timeoutSeconds?: number
  /** Cases to run. @default all */
  readonly only?: (item: ConformanceCase) => boolean
}

/** @see ConformanceOptions.timeoutSeconds */
export const defaultTimeoutSeconds = 60

/** Runs one case in a world of its own, and disposes of the world whatever happens. */
export async function runCase(
  item: ConformanceCase,
  setup: ConformanceSetup,
  { absentPorts = [], timeoutSeconds = defaultTimeoutSeconds }: ConformanceOptions = {},
): Promise<CaseResult> {
  const startedAt = performance.now()
  const common = () => ({ case: item, durationMs: performance.now() - startedAt })
  const port = item.needs.find((needed) => absentPorts.includes(needed))
  if (port !== undefined) return { ...common(), outcome: 'skipped', reason: `the port "${port}" is absent` }
  try {
    const world = await setup()
    try {
      const missing = item.abilities.find((ability) => world[ability] === undefined)
      if (missing !== undefined)
        return { ...common(), outcome: 'skipped', reason: `the world has no ${missing}` }
      await withDeadline(item.run(world), timeoutSeconds)
    } finally {
      await world.dispose()
    }
    return { ...common(), outcome: 'passed' }
  } catch (error) {
    return { ...common(), outcome: 'failed', error }
  }
}

async function withDeadline(running: Promise<void>, seconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The case did not end within ${seconds} seconds.`)),
      seconds * 1000,
    )
  })
  try {
    await Promise.race([running, deadline])
  } finally {
    clearTimeout(timer)
  }
}
