import { afterEach, beforeEach, expect } from 'vitest'

declare global {
  var saidOnConsole: string[] | undefined
}

/** Shared by all copies of this module: it is loaded anew for each file of tests, and once for those that import it. */
const seen = (globalThis.saidOnConsole ??= [])
const original = { error: console.error, warn: console.warn }

/** Lets one test expect console output: returns what was said so far and forgets it. */
export function takeConsole(): string[] {
  return seen.splice(0)
}

beforeEach(() => {
  seen.length = 0
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => {
      seen.push(`${level}: ${words.map(String).join(' ')}`)
      original[level](...words)
    }
  }
})

afterEach(() => {
  Object.assign(console, original)
  expect(seen, 'the test left unexpected messages on the console').toEqual([])
})
