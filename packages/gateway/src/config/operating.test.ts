import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commands } from '../cli/commands'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import { mailWorlds } from './mailSystems'
import { readSettings } from './readSettings'
import { settingsTable } from './settingsTable'

const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
const all = (pattern: RegExp) => [...new Set(Array.from(page.matchAll(pattern), (found) => found[1]!))]
const blocks = (language: string) => all(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))
const settings = new Set(Object.keys(settingsTable))

/** Words in the manner of our settings that belong to others. */
const ofOthers = new Set(['ignoreip'])

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

describe('docs/operating.md', () => {
  it('[GW-06] names only settings that there are', () => {
    const named = all(/`([a-z]+(?:[A-Z][a-z]+)+)`/g).filter((name) => !ofOthers.has(name))
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !settings.has(name))).toEqual([])
    const variables = all(/`(MAILROOM_\w+)`/g)
    const known = new Set(
      [...settings].flatMap((name) => {
        const variable = `MAILROOM_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`
        return [variable, `${variable}_FILE`]
      }),
    )
    expect(variables.filter((name) => !known.has(name))).toEqual([])
  })

  it.each(blocks('json'))('[GW-03] shows settings that can be used: %s', (text) => {
    const given = JSON.parse(text.replaceAll(/"(\w+)File": "\/run[^"]*"/g, '"$1": "secret"')) as object
    const file = JSON.parse(JSON.stringify(given).replaceAll('/etc/ssl/corp-ca.pem', '')) as object
    const { systems } = mailWorlds(readSettings({ given: file }))
    expect(systems.length > 0).toBe(/imap/i.test(text))
  })

  it('[GW-06] names only figures that there are', async () => {
    const { text } = await gateway.services.metrics.page()
    gateway.services.metrics.watch('live_connections', () => 0)
    gateway.services.metrics.watch('imap_connections', () => 0)
    const now = text + (await gateway.services.metrics.page()).text
    const named = all(/`(mailroom_\w+)/g)
    expect(named).toHaveLength(6)
    for (const name of named) expect(now).toContain(`# TYPE ${name} `)
    for (const [, name, labels] of page.matchAll(/`(mailroom_\w+)\{([\w,]+)\}`/g))
      expect([name, labels]).toEqual([name, expect.stringMatching(/^(route|route,status|direction,result)$/)])
  })

  it('[GW-06] names only commands that there are', () => {
    const named = all(/(?:^|`)mailroom ([a-z]+)/gm)
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((name) => !commands.some((command) => command.name === name))).toEqual([])
    const [, options] = /^mailroom serve (.*)$/m.exec(page)!
    const serve = commands.find(({ name }) => name === 'serve')!
    const typed = Array.from(options!.matchAll(/--(\w+)/g), (found) => found[1]!)
    expect(typed.filter((name) => !(name in (serve.options ?? {})))).toEqual([])
  })

  it('[GW-06] names only addresses that answer', async () => {
    for (const path of all(/^\| `(\/\w+)` \|/gm))
      expect([path, (await gateway.browser().fetch(path)).status]).toEqual([path, 200])
  })

  it('[GW-06] lets the proxy pass mails of the largest size', () => {
    const [nginx] = blocks('nginx')
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx!)!
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(readSettings({ given: {} }).maxMessageBytes)
  })
})
