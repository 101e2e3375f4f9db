import { conformanceCases } from '../cases/conformanceCases'
import type { ConformanceSetup } from '../world/ConformanceWorld'
import { describeResults } from './describeResults'
import { runCase, type CaseResult, type ConformanceOptions } from './runCase'

/** What an adapter keeps and breaks. */
export interface ConformanceReport {
  readonly results: readonly CaseResult[]
  readonly keptCount: number
  readonly brokenCount: number
  readonly absentCount: number
  /** The report for people, with every broken promise and why. */
  readonly text: string
}

/**
 * Runs all cases against an adapter, one after the other, each in a fresh world. Does not throw for a broken promise.
 *
 * @example
 * const { brokenCount, text } = await runConformance(setup)
 * console.log(text)
 * process.exitCode = brokenCount === 0 ? 0 : 1
 */
export async function runConformance(
  setup: ConformanceSetup,
  options: ConformanceOptions = {},
): Promise<ConformanceReport> {
  const results: CaseResult[] = []
  for (const item of conformanceCases) {
    if (options.only?.(item) ?? true) results.push(await runCase(item, setup, options))
  }
  const count = (outcome: CaseResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length
  return {
    results,
    keptCount: count('kept'),
    brokenCount: count('broken'),
    absentCount: count('absent'),
    text: describeResults(results),
  }
}
