import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MailroomError, type LiveEvent, type LiveState } from '@mailroom/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws'
import { ManualClock } from '../test/ManualClock'
import { item } from '../test/wireSamples'
import { LiveLine } from './LiveLine'
import { websocketAddress } from './websocketAddress'

let server: ReturnType<typeof createServer>
let sockets: WebSocketServer
let url = ''
let clock: ManualClock
let tickets: (() => Promise<string>)[]
let given = 0
let networkIsBack: () => void
let leaveAll: (() => void)[]

beforeEach(async () => {
  server = createServer()
  sockets = new WebSocketServer({ server, path: '/websocket' })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  clock = new ManualClock()
  tickets = []
  given = 0
  leaveAll = []
})
afterEach(() => {
  for (const leave of leaveAll) leave()
  for (const socket of sockets.clients) socket.terminate()
  sockets.close()
  server.close()
})

function newLine(): LiveLine {
  return new LiveLine({
    getTicket: () => {
      given += 1
      return tickets.shift()?.() ?? Promise.resolve(`ticket-${given}`)
    },
    open: (ticket) => new WebSocket(websocketAddress(undefined, url, ticket)),
    clock,
    onNetwork: (call) => {
      networkIsBack = call
      return () => undefined
    },
  })
}

interface Heard {
  readonly events: LiveEvent[]
  readonly states: LiveState[]
  readonly leave: () => void
}

function listen(line: LiveLine): Heard {
  const events: LiveEvent[] = []
  const states: LiveState[] = []
  const leave = line.subscribe({
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  })
  leaveAll.push(leave)
  return { events, states, leave }
}

const nextSocket = async () => {
  const [socket, request] = (await once(sockets, 'connection')) as [ServerSocket, { url: string }]
  const said: string[] = []
  socket.on('message', (data: Buffer) => said.push(data.toString('utf8')))
  return { socket, said, ticket: new URL(request.url, url).searchParams.get('search') }
}
const say = (socket: ServerSocket, result: unknown) => socket.send(JSON.stringify({ result }))

async function connected(line = newLine()) {
  const connection = nextSocket()
  const heard = listen(line)
  const server = await connection
  await vi.waitUntil(() => heard.states.at(-1) === 'online')
  return { line, ...heard, ...server }
}

const fails = (kind: MailroomError['kind']) => () => Promise.reject(new MailroomError(kind, 'no ticket'))

it('[SH-10] opens with a ticket in the address and says that it is up', async () => {
  const { ticket, states } = await connected()
  expect(ticket).toBe('ticket-1')
  expect(states).toEqual(['connecting', 'online'])
})

it('[SH-10] hands on what the server says, and passes over what it does not know', async () => {
  const { socket, events } = await connected()
  socket.send('not json')
  socket.send(Buffer.from([1, 2, 3]))
  say(socket, { type: 'unheard-of' })
  say(socket, { type: 'new', message: { ...item, uid: 'seven' } })
  say(socket, 'Pong')
  say(socket, { type: 'new', message: item })
  say(socket, { type: 'folder', folder: 'INBOX' })
  say(socket, { type: 'delivery', message_id: 'm@x' })
  await vi.waitUntil(() => events.length === 3)
  expect(events.map(({ kind }) => kind)).toEqual(['messageArrived', 'folderChanged', 'deliveryChanged'])
})

it('[SH-10] pings after 60 s of silence', async () => {
  const { said } = await connected()
  clock.advance(59_999)
  clock.advance(1)
  await vi.waitUntil(() => said.length > 0)
  expect(said).toEqual(['Ping'])
})

it('[SH-10] a word from the server puts the ping off', async () => {
  const { socket, said, events } = await connected()
  clock.advance(59_000)
  say(socket, { type: 'folder', folder: 'INBOX' })
  await vi.waitUntil(() => events.length === 1)
  clock.advance(59_000)
  expect(clock.nextIn).toBe(1000)
  expect(said).toEqual([])
})

it('[SH-10] gives up the line when a ping stays unanswered for 60 s, and opens it again after 2 s', async () => {
  const { states, said } = await connected()
  clock.advance(60_000)
  await vi.waitUntil(() => said.length > 0)
  clock.advance(60_000)
  expect(states.at(-1)).toBe('offline')
  expect(clock.nextIn).toBe(2000)
  const again = nextSocket()
  clock.advance(2000)
  expect((await again).ticket).toBe('ticket-2')
})

it('[SH-10] an answered ping keeps the line', async () => {
  const { socket, said, states, events } = await connected()
  for (let minute = 1; minute <= 5; minute += 1) {
    clock.advance(60_000)
    await vi.waitUntil(() => said.length === minute)
    clock.advance(30_000)
    say(socket, 'Pong')
    await vi.waitUntil(() => clock.nextIn === 60_000)
  }
  expect(events).toEqual([])
  expect(states).toEqual(['connecting', 'online'])
})

it('[SH-10] a line that the server closes is opened again after 2 s', async () => {
  const { socket, states } = await connected()
  socket.terminate()
  await vi.waitUntil(() => states.at(-1) === 'offline')
  expect(clock.nextIn).toBe(2000)
})

it('[SH-10] a server that fails to give a ticket is asked again after 30 s', async () => {
  tickets = [fails('server')]
  const heard = listen(newLine())
  await vi.waitUntil(() => heard.states.at(-1) === 'offline')
  expect(clock.nextIn).toBe(30_000)
  const again = nextSocket()
  clock.advance(30_000)
  expect((await again).ticket).toBe('ticket-2')
})

it('[R9] without a network the attempts grow apart, up to 30 s', async () => {
  tickets = Array.from({ length: 6 }, () => fails('offline'))
  const heard = listen(newLine())
  const pauses: (number | undefined)[] = []
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await vi.waitUntil(() => given === attempt && heard.states.at(-1) === 'offline')
    pauses.push(clock.nextIn)
    clock.advance(clock.nextIn ?? 0)
  }
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
})

it('[R12] tries at once when the network comes back', async () => {
  tickets = [fails('offline')]
  const heard = listen(newLine())
  await vi.waitUntil(() => heard.states.at(-1) === 'offline')
  const again = nextSocket()
  networkIsBack()
  expect((await again).ticket).toBe('ticket-2')
  await vi.waitUntil(() => heard.states.at(-1) === 'online')
  expect(clock.nextIn).toBe(60_000)
})

it('[SE-16] says that the session has ended, and tries no more', async () => {
  tickets = [fails('unauthenticated')]
  const heard = listen(newLine())
  await vi.waitUntil(() => heard.events.length > 0)
  expect(heard.events).toEqual([{ kind: 'sessionEnded' }])
  expect(clock.nextIn).toBeUndefined()
})

it.each([
  ['a sign-out elsewhere', 'logout', 'sessionEnded'],
  ['a locked screen', 'lock', 'screenLocked'],
  ['being put out of a shared mailbox', 'share', 'shareEnded'],
])('[A3, A6] %s ends the line', async (_what, type, kind) => {
  const { socket, events, states } = await connected()
  say(socket, { type })
  await once(socket, 'close')
  expect(events).toEqual([{ kind }])
  expect(states.at(-1)).toBe('offline')
  expect(clock.nextIn).toBeUndefined()
})

it('[SH-10] one line serves all who listen, and closes behind the last', async () => {
  const { line, socket, leave, events } = await connected()
  const second = listen(line)
  expect(second.states).toEqual(['online'])
  say(socket, { type: 'folder', folder: 'INBOX' })
  await vi.waitUntil(() => events.length === 1 && second.events.length === 1)
  leave()
  leave()
  say(socket, { type: 'folder', folder: 'Sent' })
  await vi.waitUntil(() => second.events.length === 2)
  expect(events).toHaveLength(1)
  const closed = once(socket, 'close')
  second.leave()
  await closed
  expect(clock.nextIn).toBeUndefined()
  expect(given).toBe(1)
})

it('[SH-10] whoever leaves before the ticket comes opens no line', async () => {
  let hand: (ticket: string) => void = () => undefined
  tickets = [() => new Promise((resolve) => (hand = resolve))]
  const { leave } = listen(newLine())
  leave()
  hand('late')
  const { ticket } = await connected()
  expect(ticket).toBe('ticket-2')
  expect(sockets.clients.size).toBe(1)
})

it.each([
  ['http://mail.example', undefined, 'ws://mail.example/websocket?search=t%261'],
  ['https://mail.example/base', undefined, 'wss://mail.example/base/websocket?search=t%261'],
  ['', 'wss://live.example/ws?x=1', 'wss://live.example/ws?x=1&search=t%261'],
])('[SH-10] finds the line of %j', (baseUrl, websocketUrl, address) => {
  expect(websocketAddress(websocketUrl, baseUrl, 't&1')).toBe(address)
})
