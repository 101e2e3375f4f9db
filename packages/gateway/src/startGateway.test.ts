import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readSettings } from './config/readSettings'
import { createLog } from './observe/createLog'
import { openStore } from './openStore'
import { startGateway } from './startGateway'
import { type FreshDatabase, freshDatabase } from './testing/freshDatabase'
import { TestBrowser } from './testing/TestBrowser'

let dataFolder: string
let fresh: FreshDatabase
beforeEach(async () => {
  fresh = await freshDatabase()
  dataFolder = await mkdtemp(join(tmpdir(), 'mailroom-start-'))
})
afterEach(async () => {
  await fresh.remove()
  await rm(dataFolder, { recursive: true, force: true })
})

const settings = (given: object = {}) =>
  readSettings({
    given: {
      dataFolder,
      databaseUrl: fresh.url,
      httpPort: 0,
      smtpPort: 0,
      submissionPort: 0,
      directMx: false,
      passwordKeyBits: '1024',
      ...given,
    },
  })
const silent = createLog('silent')

async function addAlice() {
  const store = await openStore(settings())
  await store.accounts.create({
    address: 'alice@example.com',
    displayName: 'Alice',
    password: 'correct-horse',
  })
  await store.close()
}

/** A browser at the running gateway. */
const browserAt = (url: string) =>
  new TestBrowser({
    async fetch(request) {
      const target = new URL(request.url)
      const headers = new Headers(request.headers)
      if (headers.has('origin')) headers.set('origin', url)
      const body = request.body ? await request.text() : undefined
      return fetch(url + target.pathname + target.search, { method: request.method, headers, body })
    },
  })

/** The live line of somebody who is signed in, once it is open. */
async function openLine(url: string, browser: TestBrowser): Promise<WebSocket> {
  const { token } = await browser.ask('wss')
  const line = new WebSocket(`${url.replace('http', 'ws')}/websocket?search=${token}`, {
    headers: { origin: url },
  })
  await new Promise((resolve) => line.once('open', resolve))
  return line
}

/** A live line with a ticket that nobody was given, as soon as it is refused; the page has not closed it. */
async function refusedLine(url: string): Promise<Socket> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  const head = ['GET /websocket?search=unknown HTTP/1.1', `Host: ${host}`, `Origin: ${url}`]
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  socket.write([...head, ...upgrade, `Sec-WebSocket-Key: ${btoa('0123456789abcdef')}`, '', ''].join('\r\n'))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 401 /)
  return socket
}

describe('a started gateway', () => {
  it('[GW-02, SH-10] takes a mail by SMTP and shows it without a reload', async () => {
    await addAlice()
    const gateway = await startGateway(settings(), silent)
    const alice = await browserAt(gateway.httpUrl).signIn('alice', 'correct-horse')
    const line = await openLine(gateway.httpUrl, alice)
    const news = new Promise<string>((resolve) =>
      line.once('message', (data) => resolve((data as Buffer).toString())),
    )

    const smtp = createTransport({ host: '127.0.0.1', port: gateway.smtpPort, ignoreTLS: true })
    await smtp.sendMail({
      from: 'carol@example.org',
      to: 'alice@example.com',
      subject: '你好',
      html: '<p>你好</p>',
    })
    smtp.close()

    expect(JSON.parse(await news)).toMatchObject({ result: { type: 'new', message: { subject: '你好' } } })
    const { results } = await alice.ask('messages', { query: { folder: 'INBOX', limit: '20', offset: '0' } })
    expect(results.map(({ subject }) => subject)).toEqual(['你好'])
    await gateway.close()
  })

  it('[R13] ends with a line open, and lets go of everything', async () => {
    await addAlice()
    const gateway = await startGateway(settings(), silent)
    const alice = await browserAt(gateway.httpUrl).signIn('alice', 'correct-horse')
    const line = await openLine(gateway.httpUrl, alice)
    const closed = new Promise((resolve) => line.once('close', resolve))
    await gateway.close()
    expect(await closed).toBe(1001)
    await expect(fetch(`${gateway.httpUrl}/healthz`)).rejects.toThrow('fetch failed')
    await (await startGateway(settings(), silent)).close()
  })

  it('[R13] [W1] ends though lines were refused whose pages have gone, or stay', async () => {
    const gateway = await startGateway(settings(), silent)
    const [gone, staying] = await Promise.all([refusedLine(gateway.httpUrl), refusedLine(gateway.httpUrl)])
    gone.end()
    await expect(gateway.close()).resolves.toBeUndefined()
    staying.destroy()
  })

  it('[GW-02] keeps sessions over a restart', async () => {
    await addAlice()
    const first = await startGateway(settings(), silent)
    const alice = await browserAt(first.httpUrl).signIn('alice', 'correct-horse')
    await first.close()
    const second = await startGateway(settings(), silent)
    const again = browserAt(second.httpUrl)
    again.cookie = alice.cookie
    expect(await again.ask('loginAfter')).toMatchObject({
      email: 'alice@example.com',
      csrf_token: alice.csrfToken,
    })
    await second.close()
  })

  it('[GW-02] says which port is taken, and lets go of the folder', async () => {
    const first = await startGateway(settings(), silent)
    const taken = Number(new URL(first.httpUrl).port)
    const other = await mkdtemp(join(tmpdir(), 'mailroom-start-'))
    const otherDatabase = await freshDatabase()
    const home = { dataFolder: other, databaseUrl: otherDatabase.url }
    const wanted = settings({ ...home, httpPort: taken })
    await expect(startGateway(wanted, silent)).rejects.toThrow(
      `Port ${taken} of 127.0.0.1 is in use by another program.`,
    )
    await (await startGateway(settings(home), silent)).close()
    await first.close()
    await otherDatabase.remove()
    await rm(other, { recursive: true })
  })
})
