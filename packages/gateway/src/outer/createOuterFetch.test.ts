import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ResolveHost } from './chooseTarget'
import { createOuterFetch, type OuterFetchOptions } from './createOuterFetch'
import { OuterFailure } from './OuterFailure'
import { type HostileServer, openHostileServer, smallPng } from './testing/openHostileServer'

/** An address of the open internet; the tests lead what goes there to the server on this machine. */
const outside = '93.184.216.34'

let server: HostileServer
let inner: HostileServer

beforeEach(async () => {
  inner = await openHostileServer((_request, response) => response.end('secret of the inner network'))
  server = await openHostileServer((request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/to/')) {
      const to = Buffer.from(decodeURIComponent(path.slice(4))).toString('latin1')
      response.writeHead(302, { Location: to }).end()
    } else if (path === '/endless') {
      const fill = () => void (response.destroyed || response.write(Buffer.alloc(65_536), fill))
      fill()
    } else if (path === '/announced') {
      response.writeHead(200, { 'Content-Length': 1e12 })
      response.write('x')
    } else if (path === '/packed') {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(smallPng)
    } else if (path === '/silent') {
      response.writeHead(200)
      response.flushHeaders()
    } else if (path === '/broken') {
      response.writeHead(200, { 'Content-Length': 100 })
      response.write('half', () => response.destroy())
    } else response.end(smallPng)
  })
})

afterEach(async () => {
  await Promise.all([server.close(), inner.close()])
})

const resolveOutside: ResolveHost = async () => [outside]

const fetchWith = (options: Partial<OuterFetchOptions> = {}) => {
  const outerFetch = createOuterFetch({
    innerHosts: [],
    resolve: resolveOutside,
    route: (target) => (target.address === outside ? { address: '127.0.0.1', port: server.port } : target),
    ...options,
  })
  return (url: string, maxBytes = 100_000, signal?: AbortSignal) =>
    outerFetch({ url, accept: 'image/*', maxBytes, maxRedirects: 3, signal })
}

describe('a request to a server that a mail names', () => {
  it('[RD-17] tells nothing of the reader', async () => {
    const answer = await fetchWith()('http://pictures.example.org/a.png?x=1#part')
    expect(answer).toEqual({ status: 200, body: smallPng })
    const { headers, url } = server.seen[0]!
    expect(url).toBe('/a.png?x=1')
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
    expect(headers.host).toBe('pictures.example.org')
  })

  it('[N1] follows moves to other outer servers, a few of them', async () => {
    const fetchOuter = fetchWith()
    const moves = (count: number): string =>
      count === 0 ? '/a.png' : `/to/${encodeURIComponent(moves(count - 1))}`
    expect((await fetchOuter(`http://a.example${moves(3)}`)).body).toEqual(smallPng)
    await expect(fetchOuter(`http://a.example${moves(4)}`)).rejects.toThrow(OuterFailure)
  })

  const innerAddresses = (port: number) => [
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://127.1:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://2130706433:${port}/`,
    `http://017700000001:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://[::ffff:7f00:1]:${port}/`,
    `http://127。0。0。1:${port}/`,
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fe80::1]/',
    'http://0/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'ftp://93.184.216.34/',
    `http://user:secret@a.example/`,
    'http://a.example:6379/',
    'http://a.example:22/',
  ]

  it('[N1] never reaches the machine or its network, asked in any notation', async () => {
    const fetchOuter = fetchWith()
    for (const address of innerAddresses(inner.port))
      await expect(fetchOuter(address), address).rejects.toThrow(OuterFailure)
    expect(inner.seen).toEqual([])
    expect(server.seen).toEqual([])
  })

  it('[N1] never reaches them by a move either', async () => {
    const fetchOuter = fetchWith()
    for (const address of innerAddresses(inner.port))
      await expect(fetchOuter(`http://a.example/to/${encodeURIComponent(address)}`), address).rejects.toThrow(
        OuterFailure,
      )
    expect(inner.seen).toEqual([])
  })

  it('[N1] goes to the address that was checked, whatever the name server says next', async () => {
    const answers = [[outside], ['127.0.0.1'], ['127.0.0.1']]
    let asked = 0
    const resolve: ResolveHost = async () => answers[asked++]!
    const fetchOuter = fetchWith({ resolve })
    expect((await fetchOuter('http://rebind.example/')).body).toEqual(smallPng)
    expect(asked).toBe(1)
    await expect(fetchOuter('http://rebind.example/')).rejects.toThrow(OuterFailure)
    expect(inner.seen).toEqual([])
  })

  it('[N1] refuses a name of which one address lies inside', async () => {
    const resolve: ResolveHost = async () => [outside, '10.0.0.1']
    await expect(fetchWith({ resolve })('http://half.example/')).rejects.toThrow(OuterFailure)
    expect(server.seen).toEqual([])
  })

  it.each(['/endless', '/announced', '/packed', '/broken'])('[N1] takes no body like %s', async (path) => {
    await expect(fetchWith()(`http://a.example${path}`)).rejects.toThrow(OuterFailure)
  })

  it('[N1] waits for nobody for ever', async () => {
    await expect(fetchWith({ timeoutMs: 200 })('http://a.example/silent')).rejects.toThrow(OuterFailure)
    const resolve: ResolveHost = () => new Promise(() => undefined)
    await expect(fetchWith({ timeoutMs: 200, resolve })('http://a.example/')).rejects.toThrow(OuterFailure)
  })

  it('[N1] can be called off', async () => {
    const controller = new AbortController()
    const asking = fetchWith()('http://a.example/silent', 1000, controller.signal)
    controller.abort()
    await expect(asking).rejects.toThrow(OuterFailure)
  })

  it('[RD-17] may reach hosts of the organisation that its settings name', async () => {
    const resolve: ResolveHost = async () => ['127.0.0.1']
    const fetchOuter = fetchWith({ resolve, innerHosts: [`intranet.example.com:${inner.port}`] })
    const { body } = await fetchOuter(`http://intranet.example.com:${inner.port}/a.png`)
    expect(body.toString()).toBe('secret of the inner network')
    await expect(fetchOuter('http://intranet.example.com/a.png')).rejects.toThrow(OuterFailure)
    await expect(fetchOuter(`http://other.example.com:${inner.port}/`)).rejects.toThrow(OuterFailure)
  })
})
