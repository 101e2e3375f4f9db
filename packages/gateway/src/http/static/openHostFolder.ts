import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { streamedAnswer } from '../files/streamedAnswer'
import { documentAnswer } from './documentAnswer'
import { openingDocument } from './openingDocument'

/** Answers a request for a file of the web client; undefined when it has none. */
export type HostFolder = (request: Request, clientAddress?: string) => Promise<Response | undefined>

/** What the client's document brings along for who asks for it; neither where it is asked for by its own name. */
export interface BroughtAnswers {
  /** What the sign-in page asks for at first, for requests of somebody who is not signed in. */
  readonly signIn?: (request: Request) => unknown
  /** Gives what a mailbox begins with, as JSON, for requests of somebody who is. */
  readonly opening?: (request: Request, clientAddress: string) => Promise<string | undefined>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

/** Copies made by the build, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** `index-B1x9_Qz0.js`: the name changes with the content, so nobody has to ask again. */
const hashed = /[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/
const forEver = 'public, max-age=31536000, immutable'

/**
 * Serves the built web client. The files are listed once, at the start, and a request can only name one of the list: no
 * path of a request ever reaches the disk. Paths without an extension are pages of the client and get its `index.html`.
 *
 * @source F1
 */
export async function openHostFolder(folder: string, brought: BroughtAnswers = {}): Promise<HostFolder> {
  const files = await listFiles(folder)

  return async (request, clientAddress = '') => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const path = new URL(request.url).pathname
    const name = files.has(path) ? path : isPagePath(path) ? '/index.html' : undefined
    if (name === undefined || !files.has(name)) return undefined
    // Asked for by its own name it is kept for reading without a connection, and says nothing of now.
    if (name === path) return send(request, folder, name, files)
    const file = join(folder, name)
    const answer = brought.signIn?.(request)
    if (answer !== undefined) return documentAnswer(file, answer)
    const { opening } = brought
    const document =
      opening && isOpened(request)
        ? await openingDocument(file, () => opening(request, clientAddress))
        : undefined
    return document ?? send(request, folder, name, files)
  }
}

async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).map(encodeURIComponent).join('/')}`,
    )
  return new Set(names)
}

/** Somebody goes there, in a window or a frame: no script, no picture and no probe gets anybody's mail by it. @source W3C Fetch Metadata */
const isOpened = ({ method, headers }: Request) =>
  method === 'GET' && headers.get('sec-fetch-mode') === 'navigate'

/** Calls and files that do not exist are not pages. */
const isPagePath = (path: string) => !/^\/(api|websocket)(\/|$)/.test(path) && extname(path) === ''

async function send(
  request: Request,
  folder: string,
  name: string,
  files: ReadonlySet<string>,
): Promise<Response> {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((item) => item.split(';')[0]!.trim())
  const encoding = encodings.find((item) => accepted.includes(item.name) && files.has(name + item.suffix))
  const file = join(folder, ...decodeURIComponent(name).split('/')) + (encoding?.suffix ?? '')
  const { size, mtimeMs } = await stat(file)
  const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
  const headers = new Headers({
    'Content-Type': types[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': hashed.test(name) ? forEver : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
  })
  if (encoding) headers.set('Content-Encoding', encoding.name)
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(size))
  if (request.method === 'HEAD') return new Response(null, { headers })
  return streamedAnswer(createReadStream(file), { headers })
}
