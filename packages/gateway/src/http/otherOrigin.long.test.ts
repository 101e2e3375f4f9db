import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, type CallName, contract } from '@mailroom/api'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLiveServer } from '../live/createLiveServer'
import type { Probe } from '../testing/every-route/Probe'
import { probesOf } from '../testing/every-route/probes'
import { openWorld, type World } from '../testing/every-route/World'
import { createApp } from './createApp'
import { type HttpServer, serveHttp } from './serveHttp'

/** A request that a page of somebody else would like Alice's browser to make. */
interface Forgery {
  readonly url: string
  readonly method: string
  readonly json?: string
}

let world: World
let http: HttpServer
let evil: Server
let browser: Browser
let context: BrowserContext
/** What came to the gateway, each with whether the cookie came along and how it was answered. */
let arrived: {
  readonly method: string
  readonly path: string
  readonly hasCookie: boolean
  readonly status: number
}[]

beforeAll(async () => {
  world = await openWorld()
  const { services, store } = world.gateway
  const app = await createApp(services)
  const watched: typeof app = {
    ...app,
    async fetch(request, info) {
      const answer = await app.fetch(request, info)
      const hasCookie = /(?:^|; )mailroom=/.test(request.headers.get('cookie') ?? '')
      const { pathname: path } = new URL(request.url)
      arrived.push({ method: request.method, path, hasCookie, status: answer.status })
      return answer
    },
  }
  arrived = []
  const live = createLiveServer(services, store.events)
  http = await serveHttp(watched, live, { host: '127.0.0.1', port: 0 }, services.log)
  evil = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>A prize</title>')
  })
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
  context = await browser.newContext()
  const [name, value] = world.alice.cookie!.split('=') as [string, string]
  const kept = { name, value, path: '/', httpOnly: true, sameSite: 'Strict' } as const
  await context.addCookies(['localhost', '127.0.0.1'].map((domain) => ({ ...kept, domain })))
})
afterAll(async () => {
  await browser.close()
  evil.close()
  await http.close(1000)
  await world.gateway.postOffice.stop()
  await world.gateway.close()
})

const evilOrigin = (host: string) => `http://${host}:${(evil.address() as AddressInfo).port}`

/** Every call of the contract, as Alice could make it. */
async function forgeries(): Promise<Forgery[]> {
  const probes: Partial<Record<CallName, Probe>> = await probesOf(world, world.gateway.browser())
  return (Object.entries(contract) as [CallName, Call][]).map(([name, { path, method }]) => {
    const { path: places = {}, query, body } = probes[name]?.input ?? {}
    const filled = path.replace(/\{(\w+)\}/g, (_all, place: string) =>
      encodeURIComponent(places[place] ?? '1'),
    )
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    return {
      url: `http://localhost:${http.port}${filled}${search}`,
      method,
      ...(body !== undefined && { json: JSON.stringify(body) }),
    }
  })
}

/** All that Alice has, as its rows lie in the database; what only says when somebody was there is left out. */
async function everything(): Promise<string> {
  const { db } = world.gateway.store.database
  const names = [
    'messages',
    'folders',
    'tags',
    'drafts',
    'settings',
    'signatures',
    'templates',
    'sessions',
    'accounts',
  ]
  const tables = await db.introspection.getTables()
  const rows: unknown[] = []
  for (const { name } of tables.filter((table) => names.includes(table.name))) {
    const all = await db
      .selectFrom(name as 'messages')
      .selectAll()
      .execute()
    rows.push([
      name,
      all.map((row) => JSON.stringify({ ...row, last_used_at: 0, seen_at: 0, last_seen_at: 0 })).toSorted(),
    ])
  }
  return JSON.stringify(rows)
}

/** What a page may do without being asked whether it may: runs in the page, so it names nothing from out here. */
async function forge(all: readonly Forgery[]): Promise<string[]> {
  const seen: string[] = []
  const settled = (work: Promise<unknown>) => work.catch(() => undefined)
  const submit = (url: string, method: string, enctype: string, text: string) =>
    new Promise<void>((resolve) => {
      const frame = document.createElement('iframe')
      frame.name = `f${Math.random()}`
      document.body.append(frame)
      const form = document.createElement('form')
      Object.assign(form, { action: url, method, enctype, target: frame.name })
      const field = document.createElement('input')
      // As text/plain the field is the JSON, but for a "=" that is put into a name of its own.
      field.name = `${text.slice(0, -1)},"x":"`
      field.value = '"}'
      form.append(field)
      document.body.append(form)
      const end = () => {
        frame.remove()
        form.remove()
        resolve()
      }
      frame.addEventListener('load', end, { once: true })
      form.submit()
    })
  const picture = (url: string) =>
    new Promise<void>((resolve) => {
      const image = new Image()
      image.addEventListener('load', () => resolve())
      image.addEventListener('error', () => resolve())
      image.src = url
    })
  const tryAll = async ({ url, method, json = '{}' }: Forgery) => {
    await picture(url)
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      await submit(url, 'post', enctype, json)
    const simple = { method: 'POST', mode: 'no-cors', credentials: 'include', body: json } as const
    await settled(fetch(url, simple))
    await settled(fetch(url, { ...simple, headers: { 'content-type': 'text/plain' } }))
    const asked = { method, credentials: 'include', ...(method !== 'GET' && { body: json }) } as const
    const headers = { 'content-type': 'application/json', 'x-csrf-token': 'x' }
    const answer = await settled(fetch(url, { ...asked, headers }))
    if (answer instanceof Response) seen.push(`${method} ${url} ${await answer.text()}`)
    const plain = await settled(fetch(url, { credentials: 'include' }))
    if (plain instanceof Response) seen.push(`GET ${url} ${await plain.text()}`)
  }
  const queue = all.slice()
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await tryAll(next)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  return seen
}

it.each(['localhost', '127.0.0.1'])(
  '[C3] a page at another port of %s tries every route in Alice’s browser, changes nothing and reads nothing',
  async (host) => {
    const all = await forgeries()
    const before = await everything()
    arrived.length = 0
    const page = await context.newPage()
    await page.goto(`${evilOrigin(host)}/`)
    const seen = await page.evaluate(`(${forge.toString()})(${JSON.stringify(all)})`)
    expect(seen).toEqual([])
    // A window that goes there itself, and a live line.
    await page.goto(`${evilOrigin(host)}/`)
    await page.evaluate(`location.href = 'http://localhost:${http.port}/api/logout/'`)
    await page.waitForURL('**/api/logout/')
    await page.goto(`${evilOrigin(host)}/`)
    const { token } = await world.alice.ask('wss')
    const line = `new Promise((resolve) => {
      const socket = new WebSocket('ws://localhost:${http.port}/websocket?search=${token}')
      socket.onopen = () => resolve('open')
      socket.onerror = () => resolve('refused')
    })`
    expect(await page.evaluate(line)).toBe('refused')
    await page.close()

    expect(arrived.length).toBeGreaterThan(all.length * 4)
    // Two ports of one host are one site: there the cookie comes along, and only the gateway's own look at the origin helps.
    expect(arrived.some(({ hasCookie }) => hasCookie)).toBe(host === 'localhost')
    expect(
      arrived.filter(({ method, hasCookie, status }) => method !== 'GET' && hasCookie && status < 400),
    ).toEqual([])
    expect(await everything()).toBe(before)
    expect((await world.alice.call('loginAfter')).status).toBe(200)
  },
  300_000,
)
