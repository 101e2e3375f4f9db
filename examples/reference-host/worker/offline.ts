/**
 * Keeps the pages of the client, so that they open without a connection. It knows files only: what people read is not its
 * concern, and calls of the client do not pass through it.
 *
 * @source SH-20, W3C Service Workers
 */

/** What this program uses of its surroundings, which TypeScript does not know beside those of a page. */
interface Surroundings {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
  /** Chrome alone: where requests go without asking this program. */
  addRoutes?(routes: readonly object[]): Promise<void>
}

interface Asking extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

const surroundings = self as unknown as Surroundings
const home = location.origin

/** One document stands for all pages of the client. */
const page = '/index.html'
/** In which mails are shown. */
const frame = '/frame.html'
const cacheName = 'mailroom-pages'
/** Files of versions before; they go when there are more. */
const mostFiles = 600

/** Their names change with their content. */
const isFile = ({ pathname }: URL) => pathname.startsWith('/assets/')
/** They look as those of the version that is there. */
const isDrawing = ({ pathname }: URL) => pathname.startsWith('/art/') || pathname === '/icon.svg'

async function install(event: Lasting): Promise<void> {
  // Who has a connection waits for nobody: the network is asked while this program begins.
  await event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
    { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  ])
  await keep([])
  await surroundings.skipWaiting()
}

/**
 * From the network while there is one, else what is kept under a name. It is not kept here: the gateway has pages of its
 * own, and none of them may take the place of the client's.
 */
async function fromNetwork(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(name)
    if (kept) return kept
    throw error
  }
}

/** A file that is kept is right for ever. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request.url, response.clone())
  return response
}

/**
 * Keeps the pages as they are now, and what the client has loaded before this program was there: the browser has that, and
 * nothing travels.
 */
async function keep(data: unknown): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([page, frame])
  const names = Array.isArray(data) ? data.filter((name) => typeof name === 'string') : []
  for (const name of names) {
    const url = new URL(name, home)
    const isOurs = url.origin === home && (isFile(url) || isDrawing(url))
    if (isOurs && !(await cache.match(url.href))) await cache.add(url.href)
  }
  const files = await cache.keys()
  const old = files.slice(0, Math.max(files.length - mostFiles, 0)).filter(({ url }) => isFile(new URL(url)))
  for (const request of old) await cache.delete(request)
}

surroundings.addEventListener('install', (event) => event.waitUntil(install(event)))
surroundings.addEventListener('activate', (event) => event.waitUntil(surroundings.clients.claim()))
surroundings.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
surroundings.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== home) return
  if (isFile(url)) event.respondWith(fromCache(request))
  else if (isDrawing(url)) event.respondWith(fromNetwork(request, url.href))
  else if (url.pathname === frame) event.respondWith(fromNetwork(request, frame))
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(fromNetwork(request, page))
})

/** Downloads and pages of the gateway itself are not the client's. */
const isPage = ({ pathname }: URL) =>
  !/^\/(api|help|websocket)(\/|$)/.test(pathname) && !pathname.includes('.')
