import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { tellFailed, tellRepeated, type Fault } from './tellFaults.ts'

type Reason = Pick<SerializedError, 'message' | 'stack'>

const fault = (title: string, errors: readonly Reason[] = []): Fault => ({
  title,
  message: errors.map(({ message, stack }) => `${message}\n${stack ?? ''}`).join('\n'),
})

/**
 * Prints "N passed, N failed" as the very last line, counting modules and hooks that failed and stray errors, and names
 * before it what failed and what was right only when it was repeated.
 */
export default class VitestSum implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0
    const failed = errors.map((error) => fault('outside of all tests', [error]))
    const repeated: Fault[] = []
    for (const module of modules) {
      const name = `${module.project.name} ${module.relativeModuleId}`
      for (const suite of [module, ...module.children.allSuites()])
        for (const error of suite.errors()) failed.push(fault(name, [error]))
      for (const test of module.children.allTests()) {
        const { state, errors: reasons = [] } = test.result()
        if (state === 'passed') passed += 1
        if (state === 'failed') failed.push(fault(`${name}: ${test.fullName}`, reasons))
        if (test.diagnostic()?.flaky) repeated.push(fault(`${name}: ${test.fullName}`, reasons))
      }
    }
    process.once('exit', () => {
      tellFailed(failed)
      tellRepeated(repeated)
      console.log(`${passed} passed, ${failed.length} failed`)
    })
  }
}
