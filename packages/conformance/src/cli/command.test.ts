import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conformanceCases } from '../cases/conformanceCases'
import { BuiltPackage } from '../test/builtPackage'
import { readmeExamples } from '../test/readmeExamples'

let author: BuiltPackage
beforeAll(async () => {
  author = await BuiltPackage.make()
  await author.write('whole.js', (await readmeExamples()).get('my-adapter.conformance.js')!)
  await author.write('broken.js', brokenModule)
  await author.write('nothing.js', 'export const setup = 5')
})
afterAll(() => author.remove())

/** Leaves tags out, says so, shows folders from behind, and keeps the process busy for ever. */
const brokenModule = `
import whole from './whole.js'
export const absentPorts = ['tags']
export async function setup() {
  const world = await whole()
  setInterval(() => undefined, 1000)
  const { adapter } = world.alice
  const folders = { ...adapter.folders, list: async () => (await adapter.folders.list()).reverse() }
  return { ...world, addFolder: undefined, alice: { ...world.alice, adapter: { ...adapter, folders } } }
}
`

describe('the report', () => {
  it('[EM-06] goes port by port, says what was expected and what came, and ends with 1', async () => {
    const { code, stdout } = await author.conformance('broken.js', '--only', 'folders,tags,settings/save')
    expect(stdout).toMatch(
      /^folders\n {2}✗ folders\/default-folders .*\(\d+ ms\)\n {6}the order of the default folders\n {6}expected {2}\["inbox".*\n {6}got {7}\["trash"/m,
    )
    expect(stdout).toContain('– folders/own-folders  Lists folders of the user’s own')
    expect(stdout).toContain('(skipped: the world has no addFolder)')
    expect(stdout).toContain('(skipped: the port "tags" is absent)')
    expect(stdout).toMatch(/^tags {6}0 passed, 0 failed, \d+ skipped$/m)
    expect(stdout).toMatch(/^settings {2}1 passed, 0 failed, 0 skipped$/m)
    expect(stdout).toMatch(/^\d+ passed, \d+ failed, \d+ skipped in \d+\.\d s\n$/m)
    expect(code).toBe(1)
  })

  it('[EM-06] is JSON that says of each case what became of it', async () => {
    const { stdout, code } = await author.conformance('broken.js', '--json', '--only=folders', '--only=tags')
    const report = JSON.parse(stdout)
    const outcomes = Object.fromEntries(
      report.cases.map((each: { id: string; outcome: string }) => [each.id, each.outcome]),
    )
    expect(outcomes).toMatchObject({
      'folders/default-folders': 'failed',
      'folders/counts': 'passed',
      'tags/create': 'skipped',
    })
    expect(report.cases[0]).toMatchObject({
      port: 'folders',
      failure: { message: 'the order of the default folders', expected: expect.stringContaining('inbox') },
    })
    expect(report.passedCount + report.failedCount + report.skippedCount).toBe(report.cases.length)
    expect(report.ports.map(({ port }: { port: string }) => port)).toEqual(['folders', 'tags'])
    expect(code).toBe(1)
  })

  it('[EM-06] is JUnit XML, with what was expected in the failures', async () => {
    await author.conformance('broken.js', '--junit', 'report.xml', '--only', 'folders,tags')
    const xml = await author.read('report.xml')
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites name="mailroom-conformance" /)
    expect(xml).toMatch(/<testsuite name="folders" tests="\d+" failures="\d+" skipped="7" time="[\d.]+">/)
    expect(xml).toContain('<failure message="the order of the default folders">expected [&quot;inbox&quot;')
    expect(xml).toContain('<skipped message="the port &quot;tags&quot; is absent"/>')
    expect(xml.match(/<testcase /g)).toHaveLength(
      conformanceCases.filter(({ port }) => port === 'folders' || port === 'tags').length,
    )
  })
})

describe('what is asked for', () => {
  it('[EM-06] may be a port, an area or a case', async () => {
    const listed = async (words: string) =>
      (await author.conformance('--list', '--only', words)).stdout.trim().split('\n').length
    const count = (isMeant: (item: (typeof conformanceCases)[number]) => boolean) =>
      conformanceCases.filter(isMeant).length
    expect(await listed('messages')).toBe(count(({ port }) => port === 'messages'))
    expect(await listed('lists')).toBe(count(({ id }) => id.startsWith('lists/')))
    expect(await listed('lists/pages, live/leave')).toBe(2)
  })

  it('[EM-06] ends with 0 when every promise that was asked for is kept', async () => {
    const { code } = await author.conformance('whole.js', '--only', 'folders', '--timeout', '20')
    expect(code).toBe(0)
  })

  it.each([
    [
      'a word that names no case',
      ['whole.js', '--only', 'mesages'],
      'There is no port, area or case "mesages"',
    ],
    ['a port that must be there', ['whole.js', '--absent', 'folders'], '"folders" is no port that'],
    ['a module that is not there', ['missing.js'], 'missing.js cannot be loaded: '],
    ['a module without a factory', ['nothing.js'], 'exports no factory'],
    ['an option that is none', ['whole.js', '--verbose'], "Unknown option '--verbose'"],
    ['a time that is none', ['whole.js', '--timeout', 'soon'], '"soon" is no number of seconds.'],
    ['two modules', ['whole.js', 'broken.js'], 'One module is tested at a time'],
    ['nothing at all', [], 'Usage: mailroom-conformance <module>'],
    ['cases that are all skipped', ['whole.js', '--absent=live', '--only=live'], 'nothing was tested'],
  ])('[EM-06] says what is wrong with %s, and ends with 2', async (_what, args, words) => {
    const { code, stderr } = await author.conformance(...args)
    expect(stderr).toContain(words)
    expect(code).toBe(2)
  })
})
