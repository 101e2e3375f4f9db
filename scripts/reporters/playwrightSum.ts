import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Prints "N passed, N failed" as the last line. A test that passed only when repeated counts as failed. */
export default class PlaywrightSum implements Reporter {
  private readonly outcomes = new Map<string, string>()
  private errors = 0

  onTestEnd(test: TestCase): void {
    this.outcomes.set(test.id, test.outcome())
  }

  onError(): void {
    this.errors += 1
  }

  async onExit(): Promise<void> {
    const outcomes = [...this.outcomes.values()]
    const passed = outcomes.filter((outcome) => outcome === 'expected').length
    const failed =
      outcomes.filter((outcome) => outcome === 'unexpected' || outcome === 'flaky').length + this.errors
    console.log(`${passed} passed, ${failed} failed`)
  }
}
