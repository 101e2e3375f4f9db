import type { TransferOptions } from '@mailroom/core'

/** The bytes of an answer, with word of how far they are. */
export async function readBytes(response: Response, { onProgress }: TransferOptions = {}): Promise<Blob> {
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  if (!onProgress || !response.body) return new Blob([await response.arrayBuffer()], { type })
  // Encoded answers say how long they are on the way, not how long they are.
  const length = response.headers.has('content-encoding') ? null : response.headers.get('content-length')
  const totalBytes = length === null || Number.isNaN(Number(length)) ? undefined : Number(length)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let doneBytes = 0
  const reader = response.body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    doneBytes += piece.value.length
    onProgress({ doneBytes, totalBytes })
  }
  return new Blob(pieces, { type })
}
