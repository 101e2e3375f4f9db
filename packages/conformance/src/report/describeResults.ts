import type { CaseResult } from './runCase'

const marks: Readonly<Record<CaseResult['outcome'], string>> = { kept: '✓', broken: '✗', absent: '–' }

/** The results in lines: one per case, the reason under each broken promise, the sum at the end. */
export function describeResults(results: readonly CaseResult[]): string {
  const lines = results.flatMap((result) => {
    const line = `${marks[result.outcome]} ${result.case.id}  ${result.case.title}`
    if (result.outcome === 'broken') return [line, `    ${messageOf(result.error)}`]
    return result.outcome === 'absent' ? [`${line} (no ${result.port})`] : [line]
  })
  const count = (outcome: CaseResult['outcome']): number =>
    results.filter((each) => each.outcome === outcome).length
  const sum = `${count('kept')} kept, ${count('broken')} broken, ${count('absent')} absent`
  return [...lines, sum].join('\n')
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)
