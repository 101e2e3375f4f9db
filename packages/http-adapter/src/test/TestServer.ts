import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it came in. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** What the server does with a request; `response` for answers that no object can describe. */
export type Answerer = (request: Received, response: ServerResponse) => Answer | undefined

/** An answer. A body that is no text goes out as JSON. */
export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A real HTTP server on a free port, that answers as the test says and remembers what it was asked. */
export class TestServer {
  readonly received: Received[] = []
  answer: Answerer = () => ({ status: 404 })
  readonly #server: Server
  url = ''

  constructor() {
    this.#server = createServer((request, response) => void this.#handle(request, response))
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.address() as AddressInfo
    this.url = `http://127.0.0.1:${port}`
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get last(): Received {
    return this.received.at(-1)!
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece as Buffer)
    const { pathname, searchParams } = new URL(incoming.url!, this.url)
    const request: Received = {
      method: incoming.method!,
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      body: Buffer.concat(pieces).toString('utf8'),
    }
    this.received.push(request)
    const answer = this.answer(request, response)
    if (!answer) return
    const { status = 200, headers = {}, body = '' } = answer
    const isRaw = typeof body === 'string' || body instanceof Uint8Array
    response.writeHead(status, isRaw ? headers : { 'content-type': 'application/json', ...headers })
    response.end(isRaw ? body : JSON.stringify(body))
  }
}
