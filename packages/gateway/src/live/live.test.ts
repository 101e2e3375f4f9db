import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createApp } from '../http/createApp'
import { type HttpServer, serveHttp } from '../http/serveHttp'
import { ManualClock } from '../jobs/ManualClock'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'
import { createLiveServer, type LiveServer } from './createLiveServer'

let clock: ManualClock
let gateway: TestGateway
let live: LiveServer
let http: HttpServer
let alice: TestBrowser

beforeAll(async () => {
  clock = new ManualClock()
  gateway = await openTestGateway({}, clock)
  live = createLiveServer(gateway.services, gateway.store.events)
  http = await serveHttp(
    await createApp(gateway.services),
    live,
    { host: '127.0.0.1', port: 0 },
    gateway.services.log,
  )
  alice = await gateway.signedIn('alice')
})
afterAll(async () => {
  await http.close(1000)
  await gateway.close()
})

const ticket = async (browser = alice) => (await browser.ask('wss')).token
const address = (search: string) => `ws://localhost:${http.port}/websocket?search=${search}`
const own = () => ({ origin: `http://localhost:${http.port}` })

/** An open line and everything that was said on it. */
async function open(search: string) {
  const socket = new WebSocket(address(search), { headers: own() })
  const heard: { result: unknown }[] = []
  let wake = () => {}
  socket.on('message', (data) => {
    heard.push(JSON.parse((data as Buffer).toString()) as { result: unknown })
    wake()
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const hear = async (count: number) => {
    while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve))
    return heard.map(({ result }) => result)
  }
  return { socket, hear, closed }
}

/** The status with which a handshake is refused. */
const refusal = (search: string, headers: Record<string, string> = own()) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(address(search), { headers })
    socket.once('unexpected-response', (_request, response) => {
      response.resume()
      resolve(response.statusCode!)
    })
    socket.once('open', () => reject(new Error('The line opened.')))
    socket.on('error', () => {})
  })

describe('the live line', () => {
  it('[SH-10] answers Ping with Pong', async () => {
    const line = await open(await ticket())
    line.socket.send('Ping')
    expect(await line.hear(1)).toEqual(['Pong'])
    line.socket.close()
  })

  it('[SH-10] tells of a new mail, to its owner only', async () => {
    const bob = await gateway.signedIn('bob')
    const [mine, other] = [await open(await ticket()), await open(await ticket(bob))]
    await gateway.store.mail
      .mailbox(gateway.alice.id)
      .append('INBOX', sampleMail('news'), { isArrival: true })
    expect(await mine.hear(1)).toContainEqual({
      type: 'new',
      message: expect.objectContaining({ subject: 'news' }),
    })
    other.socket.send('Ping')
    expect(await other.hear(1)).toEqual(['Pong'])
    mine.socket.close()
    other.socket.close()
  })

  it('[W1] opens once for a ticket', async () => {
    const one = await ticket()
    const line = await open(one)
    expect(await refusal(one)).toBe(401)
    line.socket.close()
  })

  it('[W1] opens for a fresh ticket only', async () => {
    const one = await ticket()
    clock.advance(60_000)
    expect(await refusal(one)).toBe(401)
    expect(await refusal('x'.repeat(43))).toBe(401)
    expect(await refusal('')).toBe(401)
  })

  it('[W1] opens for pages of our own only', async () => {
    expect(await refusal(await ticket(), { origin: 'https://evil.example' })).toBe(403)
    expect(await refusal(await ticket(), { origin: 'null' })).toBe(403)
    expect(await refusal(await ticket(), {})).toBe(403)
    expect(await refusal(await ticket(), { host: 'evil.example', origin: 'http://evil.example' })).toBe(403)
  })

  it('[W1] does not open when its session has ended', async () => {
    const bob = await gateway.signedIn('bob')
    const one = await ticket(bob)
    await bob.ask('logout')
    expect(await refusal(one)).toBe(401)
  })

  it.each([
    ['a message of 10 MB', (socket: WebSocket) => socket.send('x'.repeat(10_000_000)), 1009],
    ['something else than Ping', (socket: WebSocket) => socket.send('{"a":1}'), 1008],
    ['bytes', (socket: WebSocket) => socket.send(Buffer.from('Ping')), 1008],
    [
      'a hundred messages at once',
      (socket: WebSocket) => {
        for (let count = 0; count < 100; count += 1) socket.send('Ping')
      },
      1008,
    ],
  ])('[W1] closes at %s, and leaves the others alone', async (_name, act, code) => {
    const [line, other] = [await open(await ticket()), await open(await ticket())]
    act(line.socket)
    expect(await line.closed).toBe(code)
    other.socket.send('Ping')
    expect(await other.hear(1)).toEqual(['Pong'])
    other.socket.close()
  })

  it('[W1] closes at a frame that is not masked', async () => {
    const socket = connect(http.port, '127.0.0.1')
    const key = Buffer.from('0123456789abcdef').toString('base64')
    socket.write(
      `GET /websocket?search=${await ticket()} HTTP/1.1\r\nHost: localhost:${http.port}\r\nOrigin: ${own().origin}\r\n` +
        `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    await new Promise((resolve) => socket.once('data', resolve))
    socket.write(Buffer.from([0x81, 0x04, ...Buffer.from('Ping')]))
    const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
    // A close frame with 1002, protocol error.
    expect([...answer.subarray(0, 4)]).toEqual([0x88, 0x02, 0x03, 0xea])
    socket.destroy()
  })

  it('[A6] says good-bye and closes when its session ends here', async () => {
    const other = await gateway.signedIn('alice')
    const line = await open(await ticket(other))
    await other.ask('logout')
    expect(await line.hear(1)).toEqual([{ type: 'logout' }])
    expect(await line.closed).toBe(4001)
  })

  it('[A3] says so and closes when the mailbox is shared no longer', async () => {
    const { shares } = gateway.services
    await shares.set(gateway.alice.id, gateway.bob.id, 'readOnly')
    const bob = await gateway.signedIn('bob')
    const { results } = await bob.ask('shareUsers')
    bob.csrfToken = (await bob.ask('shareLogin', { body: { share_id: results[0]!.id } })).csrf_token
    const line = await open(await ticket(bob))
    await shares.end(gateway.alice.id, gateway.bob.id)
    expect(await line.hear(1)).toEqual([{ type: 'share' }])
    expect(await line.closed).toBe(4003)
  })

  it('[A6] closes when its session is ended by another process', async () => {
    const other = await gateway.signedIn('alice')
    const line = await open(await ticket(other))
    await gateway.store.database.db
      .updateTable('sessions')
      .set({ ended_at: 1 })
      .where('ended_at', 'is', null)
      .execute()
    expect(await line.closed).toBe(4001)
    await alice.signIn('alice', 'canary-Alice-77')
  })

  it('[GW-06] is counted', async () => {
    const before = live.count
    const line = await open(await ticket())
    expect(live.count).toBe(before + 1)
    line.socket.close()
    await line.closed
  })

  it('[A7] leaves no ticket in the log', async () => {
    const one = await ticket()
    const line = await open(one)
    line.socket.close()
    await line.closed
    await refusal(one)
    expect(gateway.lines.join('')).not.toContain(one)
  })
})
