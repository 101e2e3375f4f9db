import type { PortName } from '../world/ConformanceCase'
import type { CaseResult } from './runCase'
import { countOutcomes, failureText, groupByPort, type OutcomeCounts } from './summary'

const marks: Readonly<Record<CaseResult['outcome'], string>> = { passed: '✓', failed: '✗', skipped: '–' }

/** The whole report in lines: the cases port by port, and the sums at the end. */
export function describeResults(results: readonly CaseResult[], durationMs: number): string {
  const ports = groupByPort(results).flatMap(({ port, results: own }) => [
    describePort(port),
    ...own.map(describeResult),
  ])
  return [...ports, describeSums(results, durationMs)].join('\n')
}

/** The line above the cases of a port. */
export const describePort = (port: PortName): string => `\n${port}`

/** One case: its line, and under a failed one what was expected and what came. */
export function describeResult(result: CaseResult): string {
  const line = `  ${marks[result.outcome]} ${result.case.id}  ${result.case.title}`
  if (result.outcome === 'skipped') return `${line} (skipped: ${result.reason})`
  const head = `${line} (${Math.round(result.durationMs)} ms)`
  if (result.outcome === 'passed') return head
  const { message, expected, actual } = failureText(result.error)
  if (expected === undefined) return [head, message].join('\n      ')
  return [head, message, `expected  ${expected}`, `got       ${actual}`].join('\n      ')
}

/** A line for each port and one for all. */
export function describeSums(results: readonly CaseResult[], durationMs: number): string {
  const groups = groupByPort(results)
  const width = Math.max(0, ...groups.map(({ port }) => port.length))
  const lines = groups.map((group) => `${group.port.padEnd(width)}  ${describeCounts(group)}`)
  const seconds = (durationMs / 1000).toFixed(1)
  return ['', ...lines, '', `${describeCounts(countOutcomes(results))} in ${seconds} s`].join('\n')
}

const describeCounts = ({ passedCount, failedCount, skippedCount }: OutcomeCounts): string =>
  `${passedCount} passed, ${failedCount} failed, ${skippedCount} skipped`
