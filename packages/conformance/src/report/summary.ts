import { ConformanceFailure } from '../assert/assert'
import { portNames, type PortName } from '../world/ConformanceCase'
import type { CaseResult } from './runCase'

/** How the cases of one port, or all of them, ended. */
export interface OutcomeCounts {
  readonly passedCount: number
  readonly failedCount: number
  readonly skippedCount: number
}

/** The results of one port. */
export interface PortResults extends OutcomeCounts {
  readonly port: PortName
  readonly results: readonly CaseResult[]
}

/** Why a case failed, in words for the adapter's author. */
export interface FailureText {
  readonly message: string
  readonly expected?: string
  readonly actual?: string
}

/** The sums over some results. */
export function countOutcomes(results: readonly CaseResult[]): OutcomeCounts {
  const count = (outcome: CaseResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length
  return { passedCount: count('passed'), failedCount: count('failed'), skippedCount: count('skipped') }
}

/** The results port by port, in the order of `portNames`; ports without cases are left out. */
export function groupByPort(results: readonly CaseResult[]): PortResults[] {
  return portNames.flatMap((port) => {
    const own = results.filter((result) => result.case.port === port)
    return own.length === 0 ? [] : [{ port, results: own, ...countOutcomes(own) }]
  })
}

/** What was expected and what came; the message alone for what is no broken promise but a fault on the way to it. */
export function failureText(error: unknown): FailureText {
  if (error instanceof ConformanceFailure) {
    const { what, expected, actual } = error
    return expected === undefined ? { message: what } : { message: what, expected, actual: actual ?? '' }
  }
  if (!(error instanceof Error)) return { message: `something that is no Error was thrown: ${String(error)}` }
  const kind = 'kind' in error ? ` of kind ${String(error.kind)}` : ''
  return { message: `${error.name}${kind}: ${error.message}` }
}
