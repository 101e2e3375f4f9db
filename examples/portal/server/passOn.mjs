// Mailroom under the portal's own origin: its cookie, its CSRF protection and its live line then work as they are.
import { request as ask } from 'node:http'
import { pipeline } from 'node:stream'

const { hostname, port } = new URL(process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080')
const ignore = () => {}

/** The request as it came, `Host` included, except for what is between the browser and the portal alone. */
function onward({ method, url, headers, socket }) {
  const cookies = (headers.cookie ?? '').split('; ').filter((cookie) => !cookie.startsWith('portal='))
  const kept = { ...headers, cookie: cookies.join('; '), 'x-forwarded-for': socket.remoteAddress }
  return ask({ hostname, port, method, path: url, headers: kept })
}

/** Passes a request on, and its answer back. */
export function passOn(request, response) {
  const asking = onward(request)
  asking.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    pipeline(answer, response, ignore)
  })
  asking.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  response.on('close', () => asking.destroy())
  pipeline(request, asking, ignore)
}

/** Passes the live line on, in both directions. */
export function passLineOn(request, socket) {
  socket.on('error', ignore)
  const asking = onward(request)
  asking.on('upgrade', ({ rawHeaders }, line, first) => {
    const pairs = rawHeaders.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`))
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${pairs.join('')}\r\n`)
    socket.write(first)
    pipeline(line, socket, line, ignore)
  })
  asking.on('response', ({ statusCode }) =>
    socket.end(`HTTP/1.1 ${statusCode} Refused\r\nConnection: close\r\n\r\n`),
  )
  asking.on('error', () => socket.destroy())
  asking.end()
}
