import { Agent as HttpAgent, type IncomingMessage, request as requestPlain } from 'node:http'
import { Agent as HttpsAgent, request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { chooseTarget, type OuterTarget, resolveBySystem, type ResolveHost } from './chooseTarget'
import { OuterFailure } from './OuterFailure'
import { readAtMost } from './readAtMost'

/** A request to a server that a mail names. */
export interface OuterRequest {
  readonly url: string
  /** @default GET */
  readonly method?: 'GET' | 'POST'
  readonly accept: string
  /** Of a POST. */
  readonly form?: string
  /** The Authorization header; for the address itself, and none that it moves to. */
  readonly authorization?: string | undefined
  /** Bytes of the answer that are read; a longer one fails. 0 reads none and takes any. */
  readonly maxBytes: number
  /** Moves that are followed, each checked like the first address. */
  readonly maxRedirects: number
  readonly signal?: AbortSignal
}

/** What came back. */
export interface OuterAnswer {
  readonly status: number
  readonly body: Buffer
}

/** Asks a server on the open internet. @throws OuterFailure for everything that comes to nothing */
export type OuterFetch = (request: OuterRequest) => Promise<OuterAnswer>

/** How far the gateway goes when it asks other hosts. */
export interface OuterFetchOptions {
  /** Hosts of the organisation's own network that may be asked too. */
  readonly innerHosts: readonly string[]
  /** For the whole of it: names, connections, moves and bytes. @default 10_000 */
  readonly timeoutMs?: number
  /** @default the machine's resolver */
  readonly resolve?: ResolveHost
  /** The last word on where a connection goes. @default where it should */
  readonly route?: (target: OuterTarget) => OuterTarget
}

/** Says no more than that a program asks, the same for all mailboxes. */
const userAgent = 'Mozilla/5.0 (compatible; Mailroom)'

/**
 * Asks servers that mails name, without telling them who reads: no cookie, no referrer, no address of the reader. A
 * name is resolved once and its address is the one that is connected to. Every connection is made for one request.
 *
 * @source RD-17, RD-19, N1
 */
export function createOuterFetch({
  innerHosts,
  timeoutMs = 10_000,
  resolve = resolveBySystem,
  route = (target) => target,
}: OuterFetchOptions): OuterFetch {
  return async (asked) => {
    const deadline = AbortSignal.timeout(timeoutMs)
    const signal = asked.signal ? AbortSignal.any([asked.signal, deadline]) : deadline
    try {
      let url = new URL(asked.url)
      for (let moves = 0; ; moves += 1) {
        const target = route(await unlessAborted(chooseTarget(url, resolve, innerHosts), signal))
        const answer = await send(url, target, moves === 0 ? asked : withoutAuthorization(asked), signal)
        const next = movedTo(answer, url)
        if (next === undefined)
          return { status: answer.statusCode ?? 0, body: await readAtMost(answer, asked.maxBytes) }
        answer.destroy()
        if (moves >= asked.maxRedirects) throw new OuterFailure('The address moves on and on.')
        url = next
      }
    } catch (error) {
      if (error instanceof OuterFailure) throw error
      throw new OuterFailure(`${withoutQuery(asked.url)} cannot be had.`, { cause: error })
    }
  }
}

const withoutAuthorization = (asked: OuterRequest): OuterRequest => ({ ...asked, authorization: undefined })

/** Secrets may stand in a query, and failures are logged. @source A7 */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '')

/** Resolvers of the system cannot be called off; nobody waits for them longer than for the rest. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    ),
  ])
}

function send(
  url: URL,
  target: OuterTarget,
  asked: OuterRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const { method = 'GET', form, authorization } = asked
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestSecure : requestPlain)({
      host: target.address,
      port: target.port,
      path: `${url.pathname}${url.search}`,
      method,
      headers: {
        Host: url.host,
        Accept: asked.accept,
        // Nothing that grows when it is unpacked.
        'Accept-Encoding': 'identity',
        'User-Agent': userAgent,
        Connection: 'close',
        ...(authorization === undefined ? {} : { Authorization: authorization }),
        ...(form === undefined
          ? {}
          : {
              'Content-Type': 'application/x-www-form-urlencoded',
              'Content-Length': Buffer.byteLength(form),
            }),
      },
      // The certificate has to be the name's, whatever address it has.
      ...(isSecure && isIP(name) === 0 ? { servername: name } : {}),
      agent: isSecure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false }),
      signal,
    })
    request.once('response', resolve)
    request.once('error', reject)
    request.end(form)
  })
}

function movedTo({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined
  if (!URL.canParse(headers.location, from)) throw new OuterFailure('The address moved nowhere.')
  const next = new URL(headers.location, from)
  if (from.protocol === 'https:' && next.protocol !== 'https:')
    throw new OuterFailure('The address moved to an open line.')
  return next
}
