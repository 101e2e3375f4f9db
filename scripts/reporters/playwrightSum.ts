import type { Reporter, TestCase, TestError } from '@playwright/test/reporter'
import { tellFailed, tellRepeated, type Fault } from './tellFaults.ts'

/** Prints "N passed, N failed" as the last line, and before it what failed and what was right only when repeated. */
export default class PlaywrightSum implements Reporter {
  private readonly tests = new Map<string, TestCase>()
  private readonly errors: Fault[] = []

  onTestEnd(test: TestCase): void {
    this.tests.set(test.id, test)
  }

  onError({ message }: TestError): void {
    this.errors.push({ title: 'outside of all tests', message })
  }

  async onExit(): Promise<void> {
    const tests = [...this.tests.values()]
    const ending = (...outcomes: readonly string[]) =>
      tests.filter((test) => outcomes.includes(test.outcome()))
    const failed = [...this.errors, ...ending('unexpected').map(faultOf)]
    tellFailed(failed)
    tellRepeated(ending('flaky').map(faultOf))
    console.log(`${ending('expected', 'flaky').length} passed, ${failed.length} failed`)
  }
}

/** What it said first, with the line of the test. */
function faultOf(test: TestCase): Fault {
  const errors = test.results.flatMap((result) => result.errors)
  return {
    title: test.titlePath().filter(Boolean).join(' › '),
    message: errors.map(({ message, snippet }) => `${message}\n${snippet ?? ''}`).join('\n'),
  }
}
