import type { Reporter, TestCase } from '@playwright/test/reporter'
import { tellRepeated } from './tellRepeated.ts'

/** Prints "N passed, N failed" as the last line, and names what was right only when it was repeated. */
export default class PlaywrightSum implements Reporter {
  private readonly tests = new Map<string, TestCase>()
  private errors = 0

  onTestEnd(test: TestCase): void {
    this.tests.set(test.id, test)
  }

  onError(): void {
    this.errors += 1
  }

  async onExit(): Promise<void> {
    const tests = [...this.tests.values()]
    const ending = (...outcomes: readonly string[]) =>
      tests.filter((test) => outcomes.includes(test.outcome()))
    tellRepeated(ending('flaky').map((test) => test.titlePath().filter(Boolean).join(' › ')))
    const failed = ending('unexpected').length + this.errors
    console.log(`${ending('expected', 'flaky').length} passed, ${failed} failed`)
  }
}
