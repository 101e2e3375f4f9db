import type { TransferOptions } from '@mailroom/core'

/** Bytes that are gathered before the browser is given them to keep where it likes. */
const foldAtBytes = 16 * 1024 * 1024

/** The bytes of an answer, with word of how far they are. Long ones do not stay in the page's own memory. */
export async function readBytes(response: Response, { onProgress }: TransferOptions = {}): Promise<Blob> {
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  if (!onProgress || !response.body) return new Blob([await response.arrayBuffer()], { type })
  const totalBytes = lengthOf(response.headers)
  let folded = new Blob()
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let doneBytes = 0
  const reader = response.body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    doneBytes += piece.value.length
    if (doneBytes - folded.size >= foldAtBytes) {
      folded = new Blob([folded, ...pieces])
      pieces = []
    }
    onProgress({ doneBytes, totalBytes })
  }
  return new Blob([folded, ...pieces], { type })
}

/** How long an answer is, or about how long where the server makes it while it sends. */
function lengthOf(headers: Headers): number | undefined {
  // Encoded answers say how long they are on the way, not how long they are.
  const said = headers.has('content-encoding') ? null : headers.get('content-length')
  const length = said ?? headers.get('x-estimated-length')
  return length === null || Number.isNaN(Number(length)) ? undefined : Number(length)
}
