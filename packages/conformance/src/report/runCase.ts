import type { ConformanceCase, OptionalPort } from '../world/ConformanceCase'
import type { ConformanceSetup } from '../world/ConformanceWorld'

/** How a case ended. `absent`: it needs a port that the adapter leaves out, as it may. */
export type CaseResult =
  | { readonly case: ConformanceCase; readonly outcome: 'kept' }
  | { readonly case: ConformanceCase; readonly outcome: 'broken'; readonly error: unknown }
  | { readonly case: ConformanceCase; readonly outcome: 'absent'; readonly port: OptionalPort }

/** What is expected of the adapter. */
export interface ConformanceOptions {
  /** Ports that the adapter leaves out on purpose; any other that is missing breaks its cases. @default none */
  readonly absentPorts?: readonly OptionalPort[]
  /** Seconds after which a case counts as broken. @default 60 */
  readonly timeoutSeconds?: number
  /** Cases to run. @default all */
  readonly only?: (item: ConformanceCase) => boolean
}

/** Runs one case in a world of its own, and disposes of the world whatever happens. */
export async function runCase(
  item: ConformanceCase,
  setup: ConformanceSetup,
  { absentPorts = [], timeoutSeconds = 60 }: ConformanceOptions = {},
): Promise<CaseResult> {
  const port = item.needs.find((needed) => absentPorts.includes(needed))
  if (port !== undefined) return { case: item, outcome: 'absent', port }
  try {
    const world = await setup()
    try {
      await withDeadline(item.run(world), timeoutSeconds)
    } finally {
      await world.dispose()
    }
    return { case: item, outcome: 'kept' }
  } catch (error) {
    return { case: item, outcome: 'broken', error }
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
