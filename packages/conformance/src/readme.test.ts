import { afterAll, beforeAll, expect, it } from 'vitest'
import { conformanceCases } from './cases/conformanceCases'
import { BuiltPackage } from './test/builtPackage'
import { usage } from './cli/usage'
import { readmeExamples, readmeText } from './test/readmeExamples'

let author: BuiltPackage
beforeAll(async () => {
  author = await BuiltPackage.make()
  for (const [name, text] of await readmeExamples()) await author.write(name, text)
})
afterAll(() => author.remove())

it('[EM-06] the world of the README keeps every promise, in one command', async () => {
  const { code, stdout, stderr } = await author.conformance('./my-adapter.conformance.js')
  expect(stdout).toContain(`${conformanceCases.length} passed, 0 failed, 0 skipped in `)
  expect([code, stderr]).toEqual([0, ''])
})

const folderCases = conformanceCases.filter(({ port }) => port === 'folders')

it.each([
  ['my-adapter.test.js', folderCases.length],
  ['faults.test.js', 1],
])('[EM-06] the tests of the README run: %s', async (name, passedCount) => {
  const { code, stdout } = await author.node('--test', '--test-reporter=tap', name)
  expect(stdout).toContain(`\n# pass ${passedCount}\n# fail 0\n`)
  expect(code).toBe(0)
})

it('[EM-06] the README names every option of the command', async () => {
  const readme = await readmeText()
  const options = [...usage.matchAll(/--[a-z]+/g)].map(([name]) => name).filter((name) => name !== '--help')
  expect(options.length).toBeGreaterThan(4)
  for (const name of options) expect(readme).toContain(`\`${name}`)
})
