import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { tellRepeated } from './tellRepeated.ts'

/**
 * Prints "N passed, N failed" as the very last line, counting modules that did not load and stray errors, and names what
 * was right only when it was repeated.
 */
export default class VitestSum implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0
    let failed = errors.length
    const repeated: string[] = []
    for (const module of modules) {
      failed += module.errors().length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        if (state === 'failed') failed += 1
        if (test.diagnostic()?.flaky) repeated.push(`${module.relativeModuleId}: ${test.fullName}`)
      }
    }
    process.once('exit', () => {
      tellRepeated(repeated)
      console.log(`${passed} passed, ${failed} failed`)
    })
  }
}
