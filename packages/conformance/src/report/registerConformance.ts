import { conformanceCases } from '../cases/conformanceCases'
import type { ConformanceSetup } from '../world/ConformanceWorld'
import { runCase, type ConformanceOptions } from './runCase'

/** The two functions of a test runner that the suite needs; those of Vitest, Jest, Mocha and node:test fit. */
export interface TestRunner {
  readonly describe: (name: string, define: () => void) => unknown
  readonly it: (name: string, run: () => Promise<void>) => unknown
}

/**
 * Makes a test of each case, so that an adapter's own suite shows them.
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
  const { absentPorts = [], only = () => true } = options
  const offered = conformanceCases.filter(
    (item) => only(item) && !item.needs.some((port) => absentPorts.includes(port)),
  )
  for (const area of new Set(offered.map(areaOf))) {
    describe(area, () => {
      for (const item of offered.filter((each) => areaOf(each) === area)) {
        it(`[EM-06] ${item.id}: ${item.title}`, async () => {
          const result = await runCase(item, setup, options)
          if (result.outcome === 'broken') throw result.error
        })
      }
    })
  }
}

const areaOf = ({ id }: { readonly id: string }): string => id.slice(0, id.indexOf('/'))
