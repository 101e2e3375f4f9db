import { once } from 'node:events'
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLiveServer } from '../live/createLiveServer'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'
import { createApp } from './createApp'
import { type HttpServer, serveHttp } from './serveHttp'

let gateway: TestGateway
let http: HttpServer
let alice: TestBrowser
let url: string

beforeAll(async () => {
  gateway = await openTestGateway()
  const live = createLiveServer(gateway.services, gateway.store.events)
  http = await serveHttp(
    await createApp(gateway.services),
    live,
    { host: '127.0.0.1', port: 0 },
    gateway.services.log,
  )
  url = `http://127.0.0.1:${http.port}`
  alice = await gateway.signedIn('alice')
})
afterAll(async () => {
  await http.close(1000)
  await gateway.close()
})

const headers = () => ({ cookie: alice.cookie!, 'x-csrf-token': alice.csrfToken! })

/** What the server says to bytes of any kind. */
const sendRaw = (bytes: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(http.port, '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.once('close', () => resolve(heard))
    socket.end(bytes)
  })

describe('the web server', () => {
  it('[R13] cuts off, when it ends, whoever still waits for a live line', async () => {
    const asked = Promise.withResolvers<void>()
    const waiting = { count: 0, close() {}, upgrade: async () => asked.resolve() }
    const at = { host: '127.0.0.1', port: 0 }
    const other = await serveHttp(await createApp(gateway.services), waiting, at, gateway.services.log)
    const socket = connect(other.port, '127.0.0.1')
    const left = once(socket, 'close')
    socket.write(
      'GET /websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    await asked.promise
    await expect(other.close(10)).resolves.toBeUndefined()
    await left
  })

  it('[T40] keeps a connection for as long as people read, and longer than a proxy does', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async () => {
      const [answer] = (await once(httpRequest(url, { agent }).end(), 'response')) as [IncomingMessage]
      const { socket } = answer
      await once(answer.resume(), 'end')
      return { keepAlive: answer.headers['keep-alive'], socket }
    }
    const first = await ask()
    expect(first.keepAlive).toBe('timeout=75')
    expect((await ask()).socket).toBe(first.socket)
    agent.destroy()
  })

  it('[AT-01] takes a large file and gives it back', async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, 'mailroom')
    const form = new FormData()
    form.append('file', new Blob([bytes]), '大.bin')
    const stored = await fetch(`${url}/api/mail/attach/`, { method: 'POST', headers: headers(), body: form })
    const { id } = (await stored.json()) as { id: string }
    const answer = await fetch(`${url}/api/mail/attach/${id}/`, { headers: headers() })
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('[D2] goes on when a sender goes away in the middle of a file', async () => {
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${url}/api/mail/attach/`, {
        method: 'POST',
        headers: {
          ...headers(),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': '1000000',
        },
      })
      request.on('error', () => resolve())
      request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc', () =>
        request.destroy(),
      )
    })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('[D2] goes on when a reader goes away in the middle of a file', async () => {
    const big = Buffer.concat([sampleMail('big'), Buffer.alloc(20 * 1024 * 1024, 'x')])
    const { uid } = await gateway.store.mail.mailbox(gateway.alice.id).append('INBOX', big)
    const answer = await fetch(`${url}/api/mail/message/eml/?folder=INBOX&uid=${uid}`, { headers: headers() })
    const reader = answer.body!.getReader()
    await reader.read()
    await reader.cancel()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('[A6, D7] breaks a download off when the session ends, and adds no words to it', async () => {
    const big = Buffer.concat([sampleMail('big'), Buffer.alloc(40 * 1024 * 1024, 'x')])
    const { uid } = await gateway.store.mail.mailbox(gateway.bob.id).append('INBOX', big)
    const bob = await gateway.signedIn('bob')
    const answer = await fetch(`${url}/api/mail/message/eml/?folder=INBOX&uid=${uid}`, {
      headers: { cookie: bob.cookie! },
    })
    const reader = answer.body!.getReader()
    const first = await reader.read()
    let heard = Buffer.from(first.value!).toString('latin1')
    await bob.ask('logout')
    const rest = async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read())
        heard = (heard + Buffer.from(part.value).toString('latin1')).slice(-200)
    }
    await expect(rest()).rejects.toThrow('terminated')
    expect(heard).not.toContain('session')
  })

  it.each([
    ['no host', 'GET /healthz HTTP/1.0\r\n\r\n'],
    ['a broken host', 'GET /healthz HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
    ['a broken path', 'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
    [
      'two lengths',
      'POST /api/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'a length and chunks',
      'POST /api/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no HTTP', 'HELO example.com\r\n\r\n'],
    ['an endless header', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
    [
      'a foreign address',
      'GET http://evil.example/healthz HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    ],
  ])('[D7] answers a request with %s without a word about itself', async (_name, bytes) => {
    const heard = await sendRaw(bytes)
    expect(heard).not.toMatch(/^HTTP\/1\.1 5/)
    expect(heard).not.toMatch(/node|hono|Error:|\bat /i)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})
