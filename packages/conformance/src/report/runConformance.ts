import { conformanceCases } from '../cases/conformanceCases'
import type { ConformanceSetup } from '../world/ConformanceWorld'
import { describeResults } from './describeResults'
import { runCase, type CaseResult, type ConformanceOptions } from './runCase'
import { countOutcomes, type OutcomeCounts } from './summary'

/** Which promises an adapter keeps. */
export interface ConformanceReport extends OutcomeCounts {
  readonly results: readonly CaseResult[]
  readonly durationMs: number
  /** The report for people: every case, with what was expected and what came under each that failed. */
  readonly text: string
}

/** What is expected of the adapter, and who hears of each case as it ends. */
export interface RunOptions extends ConformanceOptions {
  readonly onResult?: (result: CaseResult) => void
}

/**
 * Runs all cases against an adapter, one after the other, each in a fresh world. Does not throw for a broken promise.
 *
 * @example
 * const { failedCount, text } = await runConformance(setup)
 * console.log(text)
 * process.exitCode = failedCount === 0 ? 0 : 1
 */
export async function runConformance(
  setup: ConformanceSetup,
  options: RunOptions = {},
): Promise<ConformanceReport> {
  const startedAt = performance.now()
  const results: CaseResult[] = []
  for (const item of conformanceCases) {
    if (!(options.only?.(item) ?? true)) continue
    const result = await runCase(item, setup, options)
    options.onResult?.(result)
    results.push(result)
  }
  const durationMs = performance.now() - startedAt
  return { results, durationMs, ...countOutcomes(results), text: describeResults(results, durationMs) }
}
