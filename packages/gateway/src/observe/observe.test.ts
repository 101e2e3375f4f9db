import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGateway, passwords, sampleMail, type TestGateway } from '../testing/openTestGateway'
import { wrapPassword } from '../testing/wrapPassword'
import { createLog } from './createLog'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

const lines = () => gateway.lines.map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the log', () => {
  it('[A7] holds no password, token, body or word searched for', async () => {
    const browser = await gateway.signedIn('alice')
    const { public_key: key, time } = await browser.ask('loginBefore')
    const wrapped = wrapPassword('canary-wrong', key, time)
    await browser.call('login', { body: { username: 'alice', password: wrapped } })
    await gateway.store.mail.mailbox(gateway.alice.id).append('INBOX', sampleMail('canary-subject'))
    await browser.ask('messages', {
      query: { folder: 'INBOX', limit: '1', offset: '0', search: 'canary-search' },
    })
    await browser.call('message', { path: { uid: '1' }, query: { folder: 'INBOX' } })
    await browser.call('ticketLogin', { body: { ticket: 'canary-ticket' } })
    const { token } = await browser.ask('wss')
    const secrets = [
      ...Object.values(passwords),
      wrapped,
      token,
      browser.cookie!.split('=')[1]!,
      browser.csrfToken!,
      'canary-wrong',
      'canary-subject',
      'canary-search',
      'canary-ticket',
    ]
    const log = gateway.lines.join('')
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  })

  it('[A7, A8] leaves no password and no token in the data folder either', async () => {
    const browser = await gateway.signedIn('alice')
    const { token } = await browser.ask('wss')
    const folder = gateway.settings.dataFolder
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    )
    const contents = await Promise.all(
      files
        .filter(({ name }) => !name.endsWith('.lock'))
        .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
    )
    const secrets = [...Object.values(passwords), token, browser.cookie!.split('=')[1]!]
    expect(secrets.filter((secret) => contents.some((content) => content.includes(secret)))).toEqual([])
  })

  it('[GW-06] names the route, the status and the time of each request', async () => {
    await gateway.browser().call('folders')
    expect(lines().at(-1)).toMatchObject({
      level: 'info',
      route: 'folders',
      status: 401,
      kind: 'unauthenticated',
      ms: expect.any(Number),
      requestId: expect.any(String),
    })
  })

  it('[A7] blots out what bears the name of a secret', () => {
    const written: string[] = []
    const log = createLog('info', { write: (line: string) => void written.push(line) })
    log.info({ password: 'canary', user: { token: 'canary' } }, 'x')
    expect(written.join('')).not.toContain('canary')
  })

  it('[D7] explains to us what people are only told of', async () => {
    const browser = await gateway.signedIn('bob')
    // A database without its table is a database that fails.
    await gateway.store.database.db.schema.alterTable('folders').renameTo('gone').execute()
    const answer = await browser.call('folders')
    await gateway.store.database.db.schema.alterTable('gone').renameTo('folders').execute()
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { detail: 'Internal server error, please retry or contact the administrator' },
    ])
    expect(lines().at(-1)).toMatchObject({
      level: 'error',
      status: 500,
      err: { message: expect.stringMatching(/no such table|does not exist/) },
    })
  })
})

describe('probes', () => {
  it('[GW-06] say that the process lives and can serve', async () => {
    const browser = gateway.browser()
    expect(await (await browser.fetch('/healthz')).json()).toEqual({ status: 'ok' })
    expect(await (await browser.fetch('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('[GW-06] count requests by the name of their route', async () => {
    await gateway.browser().call('folders')
    const page = await (await gateway.browser().fetch('/metrics')).text()
    expect(page).toMatch(/mailroom_http_requests_total\{route="folders",status="401"\} \d+/)
    expect(page).toContain('mailroom_waiting_jobs 0')
    expect(page).toContain('mailroom_http_request_seconds_bucket')
  })

  it('[GW-06] keep the figures to the machine itself', async () => {
    const far = gateway.browser()
    far.remoteAddress = '203.0.113.9'
    expect((await far.fetch('/metrics')).status).toBe(403)
    // Through a proxy on the same machine that the settings do not know.
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    expect((await gateway.browser().fetch('/metrics', { headers })).status).toBe(403)
  })

  it('[GW-06] give the figures to whoever has the token, where one is set', async () => {
    const closed = await openTestGateway({ metricsToken: 'canary-token' })
    const far = closed.browser()
    far.remoteAddress = '203.0.113.9'
    expect((await far.fetch('/metrics', { headers: { authorization: 'Bearer canary-token' } })).status).toBe(
      200,
    )
    expect((await far.fetch('/metrics', { headers: { authorization: 'Bearer other' } })).status).toBe(403)
    expect((await closed.browser().fetch('/metrics')).status).toBe(403)
    await closed.close()
  })
})
