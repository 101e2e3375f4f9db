import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { type FloorField, FloorMailbox, type FloorPage } from './FloorMailbox'
import { floorPage } from './floorPage'

/** A running server of the smallest mail client. */
export interface MailFloor {
  readonly url: string
  close(): void
}

/** An answer, and whose browser it makes the one that asked. */
interface Answer {
  readonly type: 'text/html' | 'application/json'
  readonly body: string
  readonly session?: string
}

const json = (body: FloorPage | { readonly ok: true }): Answer => ({
  type: 'application/json',
  body: JSON.stringify(body),
})

/**
 * The smallest mail client: a page without a framework, a server of a hundred lines, and one kept IMAP connection for
 * each who is signed in. Nothing is checked, cleaned, kept or fetched ahead. What browser, HTTP and mail server cost by
 * themselves is what it costs.
 */
export async function openMailFloor(imap: { host: string; port: number }): Promise<MailFloor> {
  const mailboxes = new Map<string, FloorMailbox>()

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
    const asked = (name: string) => searchParams.get(name) ?? ''
    if (pathname === '/sign-in') {
      const session = randomUUID()
      const mailbox = await FloorMailbox.signIn(imap, asked('user'))
      mailboxes.set(session, mailbox)
      return { ...json(await mailbox.list('INBOX', 0)), session }
    }
    const mailbox = mailboxes.get(/sid=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '')
    if (!mailbox || pathname === '/')
      return { type: 'text/html', body: floorPage(await mailbox?.list('INBOX', 0)) }
    if (pathname === '/read') return { type: 'text/html', body: await mailbox.read(asked('uid')) }
    if (pathname === '/list') return json(await mailbox.list(asked('folder'), Number(asked('page'))))
    if (pathname === '/search')
      return json(await mailbox.search(asked('field') as FloorField, asked('words')))
    await mailbox.markUnread((await text(request)).split(','), asked('unread') === '1')
    return json({ ok: true })
  }

  const server = createServer((request, response) => {
    void answerTo(request).then(
      (answer) => send(response, answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      for (const mailbox of mailboxes.values()) mailbox.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

function send(response: ServerResponse, { type, body, session }: Answer): void {
  const bytes = gzipSync(body, { level: 4 })
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'content-encoding': 'gzip',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...(session !== undefined && { 'set-cookie': `sid=${session}; HttpOnly; SameSite=Strict; Path=/` }),
  })
  response.end(bytes)
}
