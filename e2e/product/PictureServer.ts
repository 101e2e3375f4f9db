import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8DwHwgZIBQAH/AD/RRC0bYAAAAASUVORK5CYII=',
  'base64',
)

/** The server of somebody who sends mails with pictures and wants to know who reads them. */
export interface PictureServer {
  readonly port: number
  readonly seen: readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  close(): Promise<void>
}

/** Opens one that answers everything with a picture of two by two pixels. */
export async function openPictureServer(): Promise<PictureServer> {
  const seen: { path: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer(({ url = '', headers }, response) => {
    seen.push({ path: url, headers })
    response.writeHead(200, { 'Content-Type': 'image/png', 'Set-Cookie': 'reader=1' }).end(png)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
