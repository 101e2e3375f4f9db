import { once } from 'node:events'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Where a connection is cut. */
interface Cut {
  readonly text: string
  readonly at: 'question' | 'answer'
  readonly forGood: boolean
}

/** Long enough for the server to have done what it was asked, and no promise rests on it. */
const answerMs = 200

/** Stands between a program and PostgreSQL, and cuts the line at a chosen statement. */
export class CutProxy {
  /** Lines cut so far. */
  cuts = 0
  #cut: Cut | undefined
  #isCutForGood = false
  readonly #sockets = new Set<Socket>()

  private constructor(
    private readonly server: Server,
    private readonly folder: string,
    /** Address of the database by way of the proxy. */
    readonly url: string,
  ) {}

  /** @param url address of a database on a socket of this machine */
  static async open(url: string): Promise<CutProxy> {
    const folder = await mkdtemp(join(tmpdir(), 'mailroom-cut-'))
    const target = new URL(url)
    const socket = join(target.searchParams.get('host')!, '.s.PGSQL.5432')
    target.searchParams.set('host', folder)
    const server = createServer()
    const proxy = new CutProxy(server, folder, target.href)
    server.on('connection', (client) => proxy.#join(client, createConnection(socket)))
    server.listen(join(folder, '.s.PGSQL.5432'))
    await once(server, 'listening')
    return proxy
  }

  /** Cuts once, where a statement with this text goes by: before it arrives, or before its answer does. */
  cutAt(text: string, at: 'question' | 'answer', { forGood = false } = {}): void {
    this.#cut = { text, at, forGood }
  }

  /** Lets connections through again. */
  mend(): void {
    this.#isCutForGood = false
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
    await rm(this.folder, { recursive: true, force: true })
  }

  #join(client: Socket, server: Socket): void {
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#sockets.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    if (this.#isCutForGood) return void client.destroy()
    let isCut = false
    server.on('data', (bytes: Buffer) => void (isCut || client.write(bytes)))
    client.on('data', (bytes: Buffer) => {
      const cut = this.#cut
      if (cut === undefined || !bytes.includes(cut.text)) return void server.write(bytes)
      this.#cut = undefined
      isCut = true
      if (cut.at === 'answer') server.write(bytes)
      void this.#break(client, cut)
    })
  }

  async #break(client: Socket, { at, forGood }: Cut): Promise<void> {
    if (at === 'answer') await pause(answerMs)
    this.cuts += 1
    if (forGood) {
      this.#isCutForGood = true
      for (const socket of this.#sockets) socket.destroy()
    }
    client.destroy()
  }
}
