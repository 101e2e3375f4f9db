import { conformanceCases } from '../cases/conformanceCases'
import type { ConformanceSetup } from '../world/ConformanceWorld'
import { defaultTimeoutSeconds, runCase, type ConformanceOptions } from './runCase'

/** The two functions of a test runner that the suite needs; those of Vitest, Jest, Mocha and node:test fit. */
export interface TestRunner {
  readonly describe: (name: string, define: () => void) => unknown
  readonly it: (name: string, run: (...context: unknown[]) => Promise<void>, timeoutMs?: number) => unknown
}

/** Time that a runner leaves the suite beyond a case's own, to make a world and to end it. */
const worldSeconds = 30

/**
 * Makes a test of each case, so that an adapter's own suite shows them. A case for which the world lacks an ability is
 * skipped where the runner hands its tests a way to (Vitest, node:test); elsewhere it fails, and `only` leaves it out.
 *
 * @example
 * import { describe, it } from 'vitest'
 * registerConformance(setup, { describe, it })
 */
export function registerConformance(
  setup: ConformanceSetup,
  { describe, it }: TestRunner,
  options: ConformanceOptions = {},
): void {
  const { absentPorts = [], only = () => true, timeoutSeconds = defaultTimeoutSeconds } = options
  const offered = conformanceCases.filter(
    (item) => only(item) && !item.needs.some((port) => absentPorts.includes(port)),
  )
  for (const area of new Set(offered.map(areaOf))) {
    describe(area, () => {
      for (const item of offered.filter((each) => areaOf(each) === area)) {
        // Without a parameter of its own: Jest would take one for a callback to wait for.
        const run = async (...context: unknown[]) => {
          const result = await runCase(item, setup, options)
          if (result.outcome === 'failed') throw result.error
          if (result.outcome === 'skipped') skip(context[0], result.reason)
        }
        it(`[EM-06] ${item.id}: ${item.title}`, run, (timeoutSeconds + worldSeconds) * 1000)
      }
    })
  }
}

function skip(context: unknown, reason: string): void {
  // Vitest's context is a function, that of node:test an object.
  const { skip: way } = Object(context) as { skip?: unknown }
  if (typeof way !== 'function') throw new Error(`The case was not run: ${reason}.`)
  Reflect.apply(way, context, [reason])
}

const areaOf = ({ id }: { readonly id: string }): string => id.slice(0, id.indexOf('/'))
