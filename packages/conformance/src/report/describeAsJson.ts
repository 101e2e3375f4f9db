import type { ConformanceReport } from './runConformance'
import { failureText, groupByPort } from './summary'

/**
 * The report for programs: the sums, each port, each case. Grows by new members only as long as `version` is 1.
 *
 * @returns JSON, indented
 */
export function describeAsJson({ results, durationMs, ...counts }: ConformanceReport): string {
  const { passedCount, failedCount, skippedCount } = counts
  const report = {
    version: 1,
    passedCount,
    failedCount,
    skippedCount,
    durationMs: Math.round(durationMs),
    ports: groupByPort(results).map(({ results: _cases, ...port }) => port),
    cases: results.map((result) => ({
      id: result.case.id,
      title: result.case.title,
      port: result.case.port,
      outcome: result.outcome,
      durationMs: Math.round(result.durationMs),
      ...(result.outcome === 'failed' && { failure: failureText(result.error) }),
      ...(result.outcome === 'skipped' && { reason: result.reason }),
    })),
  }
  return JSON.stringify(report, null, 2)
}
