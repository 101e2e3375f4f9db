import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../jobs/Clock'
import { type HostileServer, openHostileServer, smallPng } from '../outer/testing/openHostileServer'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

/** A PNG that says it is 60,000 by 60,000 pixels. */
const bomb = Buffer.from(smallPng)
bomb.writeUInt32BE(60_000, 16)
bomb.writeUInt32BE(60_000, 20)

let server: HostileServer
let gateway: TestGateway
let alice: TestBrowser
let uid: number
let minutes = 0

beforeEach(async () => {
  minutes = 0
  server = await openHostileServer((request, response) => {
    if (request.url === '/svg.png') {
      response
        .writeHead(200, { 'Content-Type': 'image/png' })
        .end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    } else if (request.url === '/bomb.png') response.end(bomb)
    else if (request.url === '/gone.png') response.writeHead(404).end(smallPng)
    else response.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' }).end(smallPng)
  })
  gateway = await openTestGateway(
    { innerHosts: [`127.0.0.1:${server.port}`] },
    { ...systemClock, now: () => Date.now() + minutes * 60_000 },
  )
  const ref = await gateway.store.mail.mailbox(gateway.alice.id).append('INBOX', sampleMail('pictures'))
  uid = ref.uid
  alice = await gateway.signedIn('alice')
})

afterEach(async () => {
  await gateway.close()
  await server.close()
})

const addressOf = (path: string) => `http://127.0.0.1:${server.port}${path}`

async function ticketFor(address: string): Promise<string> {
  const { results } = await alice.ask('pictureTickets', {
    body: { folder: 'INBOX', uid, addresses: [address] },
  })
  return results[0]!
}

it('[RD-17] fetches a picture once for whoever may read the mail, as what its bytes are', async () => {
  const ticket = await ticketFor(addressOf('/a.png'))
  for (let time = 0; time < 2; time += 1) {
    const answer = await alice.call('picture', { query: { ticket } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(smallPng)
  }
  expect(server.seen).toHaveLength(1)
})

it.each(['/svg.png', '/bomb.png', '/gone.png'])(
  '[N1] answers the same for %s as for an inner host',
  async (path) => {
    const refused = await alice.call('picture', { query: { ticket: await ticketFor(addressOf(path)) } })
    const inner = await alice.call('picture', {
      query: { ticket: await ticketFor('http://127.0.0.1/a.png') },
    })
    expect([refused.status, await refused.text()]).toEqual([404, await inner.text()])
  },
)

const status = async (browser: TestBrowser, ticket: string) =>
  (await browser.call('picture', { query: { ticket } })).status

it('[RD-17] takes a ticket from its owner alone, as it was given', async () => {
  const ticket = await ticketFor(addressOf('/a.png'))
  expect(await status(await gateway.signedIn('bob'), ticket)).toBe(404)
  expect(await status(gateway.browser(), ticket)).toBe(401)
  const [payload = '', signature = ''] = ticket.split('.')
  const other = Buffer.from(payload, 'base64url').toString().replace('a.png', 'b.png')
  expect(await status(alice, `${Buffer.from(other).toString('base64url')}.${signature}`)).toBe(404)
  expect(await status(alice, `${payload}.`)).toBe(404)
  expect(server.seen).toEqual([])
})

it('[RD-17] takes a ticket for minutes', async () => {
  const ticket = await ticketFor(addressOf('/a.png'))
  minutes = 9
  expect(await status(alice, ticket)).toBe(200)
  minutes = 11
  expect(await status(alice, ticket)).toBe(404)
})

it('[RD-17] takes a ticket as long as the mail is there', async () => {
  const ticket = await ticketFor(addressOf('/a.png'))
  await gateway.store.mail.mailbox(gateway.alice.id).expunge({ folder: 'INBOX', uids: [uid] })
  expect(await status(alice, ticket)).toBe(404)
})
