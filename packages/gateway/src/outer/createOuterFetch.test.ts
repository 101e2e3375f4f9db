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

  /** Ways to write the address of this machine, of its network and of what only a cloud answers from within. */
  const innerHosts = [
    ...[
      '127.0.0.1',
      'localhost',
      'LOCALHOST',
      'localhost.',
      '127.1',
      '127.0.1',
      '127.0.0.1.',
      '127.00.00.01',
    ],
    ...['0x7f000001', '0x7f.0.0.1', '0x7f.0x0.0x0.0x1', '0X7F.1', '2130706433', '017700000001', '0177.0.0.1'],
    ...[
      '0177.0x0.0.1',
      '00000177.0.0.1',
      '127.255.255.254',
      '127.0.0.1%2e',
      '%31%32%37.0.0.1',
      '0',
      '0.0.0.0',
      '0x0',
    ],
    ...[
      '１２７.0.0.1',
      '①②⑦.0.0.1',
      '127。0。0。1',
      '127．0．0．1',
      '127｡0｡0｡1',
      'ｌｏｃａｌｈｏｓｔ',
      'ⓛocalhost',
    ],
    ...[
      '[::1]',
      '[0:0:0:0:0:0:0:1]',
      '[0000::0001]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
    ],
    ...['[0:0:0:0:0:ffff:127.0.0.1]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', '[::ffff:0:127.0.0.1]'],
    ...[
      '[2001:0:7f00:1::1]',
      '10.0.0.1',
      '10.1',
      '0xa.1',
      '012.1',
      '167772161',
      '172.16.0.1',
      '172.31.255.254',
    ],
    ...[
      '192.168.0.1',
      '192.168.1',
      '0xc0a80001',
      '3232235521',
      '169.254.169.254',
      '0xa9fea9fe',
      '2852039166',
    ],
    ...[
      '0251.0376.0251.0376',
      '100.64.0.1',
      '[fe80::1]',
      '[fc00::1]',
      '[fd00:ec2::254]',
      '[::ffff:169.254.169.254]',
    ],
    ...['[::ffff:a9fe:a9fe]', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ]
  const innerAddresses = (port: number) => [
    ...innerHosts.map((host) => `http://${host}:${port}/`),
    ...['127.0.0.1', '169.254.169.254', '0', '[::1]'].map((host) => `http://${host}/latest/meta-data/`),
    `https://127.0.0.1:${port}/`,
    `http:127.0.0.1:${port}/`,
    `http:\\\\127.0.0.1:${port}\\`,
    `//127.0.0.1:${port}/`,
    `http://outer.example@127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}#@outer.example/`,
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'dict://127.0.0.1:11211/stats',
    'ftp://93.184.216.34/',
    `http://user:secret@a.example/`,
    'http://a.example:6379/',
    'http://a.example:22/',
  ]

  it('[N1] is tried in more than sixty notations', () => {
    expect(new Set(innerHosts).size).toBeGreaterThan(60)
  })

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

  it('[N1] says the same of a port that is open and of one that is not', async () => {
    const { port: closed } = await openHostileServer(() => undefined).then(async (gone) => {
      await gone.close()
      return gone
    })
    const told = async (port: number) => {
      const failure: unknown = await fetchWith()(`http://127.0.0.1:${port}/`).catch((error: unknown) => error)
      return [(failure as Error).name, (failure as Error).message.replaceAll(`${port}`, 'N')]
    }
    expect(await told(closed)).toEqual(await told(inner.port))
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
