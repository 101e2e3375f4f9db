// The intranet's server: it knows who is signed on, vouches for them by a ticket, and passes Mailroom's paths on.
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { SignJWT } from 'jose'
import { passLineOn, passOn } from './passOn.mjs'

const { PORTAL_PORT = '8090', MAILROOM_TICKET_SECRET = '' } = process.env
if (MAILROOM_TICKET_SECRET.length < 32)
  throw new Error('MAILROOM_TICKET_SECRET needs at least 32 characters.')

/** A real intranet has a sign-on of its own; this one believes whoever chooses a name. */
const people = [
  { address: 'emma@example.com', name: 'Emma Clarke' },
  { address: 'zhangwei@example.com', name: '张伟' },
  { address: 'linyiting@example.com', name: '林怡婷' },
]
const signedOn = new Map()
const personOf = ({ headers: { cookie = '' } }) => signedOn.get(/(?:^|; )portal=(\w+)/.exec(cookie)?.[1])

/** Says who is signed on here: once, within a minute, to Mailroom alone. */
const ticketFor = ({ address }) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('portal')
    .setAudience('mailroom')
    .setSubject(address)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('60 seconds')
    .sign(new TextEncoder().encode(MAILROOM_TICKET_SECRET))

const routes = {
  'GET /portal/': (request, response) => answer(response, 200, { people, person: personOf(request) ?? null }),

  async 'POST /portal/sign-on'(request, response) {
    const chosen = await text(request)
    const person = people.find(({ address }) => address === chosen)
    const token = randomBytes(32).toString('hex')
    if (person) signedOn.set(token, person)
    response.setHeader('Set-Cookie', `portal=${token}; Path=/; HttpOnly; SameSite=Strict`)
    answer(response, 200, { person: person ?? null })
  },

  async 'POST /portal/ticket'(request, response) {
    const person = personOf(request)
    if (!person) return answer(response, 401, {})
    answer(response, 200, { ticket: await ticketFor(person) })
  },
}

function answer(response, status, body) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** The built page, read once: what is not in it cannot be asked for. */
const folder = resolve(import.meta.dirname, '../dist')
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
const files = new Map()
for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
  const path = join(file.parentPath, file.name)
  if (file.isFile()) files.set(path.slice(folder.length).replaceAll('\\', '/'), await readFile(path))
}
files.set('/', files.get('/index.html'))

const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; frame-src 'self' blob:; object-src 'none'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

async function serve(request, response) {
  const pathname = request.url.split('?', 1)[0]
  if (pathname.startsWith('/api/') || pathname === '/frame.html') return passOn(request, response)
  const route = routes[`${request.method} ${pathname}`]
  if (route) return route(request, response)
  const file = files.get(pathname)
  if (!file) return answer(response, 404, {})
  const type = types[extname(pathname === '/' ? '/index.html' : pathname)] ?? 'application/octet-stream'
  response.writeHead(200, { ...pageHeaders, 'Content-Type': `${type}; charset=utf-8` })
  response.end(file)
}

const server = createServer((request, response) => {
  serve(request, response).catch(() => response.destroy())
})
server.on('upgrade', passLineOn)
server.listen(Number(PORTAL_PORT), '127.0.0.1', () => {
  console.log(`The portal is at http://localhost:${server.address().port}`)
})
