import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut. */
export interface CuttingProxy {
  readonly port: number
  /** Cuts all connections as soon as this many more bytes have gone to the server. */
  cutAfter(bytes: number): void
  /** How often it has cut. */
  readonly cutCount: number
  close(): Promise<void>
}

/** Stands between a page and a server on this machine, and hands on what both say until it cuts them. */
export async function openCuttingProxy(serverPort: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  let leftBytes = Infinity
  let cutCount = 0
  const cut = () => {
    leftBytes = Infinity
    cutCount += 1
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((page) => {
    const behind = connect(serverPort, '127.0.0.1')
    for (const socket of [page, behind]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        page.destroy()
        behind.destroy()
      })
    }
    page.on('data', (bytes) => {
      leftBytes -= bytes.length
      if (leftBytes <= 0) cut()
    })
    page.pipe(behind)
    behind.pipe(page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cutAfter: (bytes) => void (leftBytes = bytes),
    get cutCount() {
      return cutCount
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
