import type { Readable } from 'node:stream'
import { readRange, type Range } from './byteRange'
import { contentDisposition } from './fileNames'
import type { ServedType } from './servedType'
import { streamedAnswer } from './streamedAnswer'

/** Bytes to send, from wherever they lie. */
export interface FileContent {
  readonly sizeBytes: number
  open(range?: Range): Promise<Readable>
}

/** Name and type under which they go out. */
export interface FileFace extends ServedType {
  readonly name: string
}

/**
 * Sends a file, or the part of it that was asked for; for HEAD only what would be sent.
 *
 * @param onOpen told of the stream, so that it can be broken off when the session ends
 * @source F2, RFC 9110 14
 */
export async function fileAnswer(
  request: Request,
  content: FileContent,
  face: FileFace,
  onOpen: (stream: Readable) => void,
): Promise<Response> {
  const range = readRange(request.headers.get('range'), content.sizeBytes)
  const headers = new Headers({
    'Content-Type': face.contentType,
    'Content-Disposition': contentDisposition(face.disposition, face.name),
    'Accept-Ranges': 'bytes',
  })
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${content.sizeBytes}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range === 'whole' ? { start: 0, end: content.sizeBytes } : range
  headers.set('Content-Length', String(part.end - part.start))
  if (range !== 'whole')
    headers.set('Content-Range', `bytes ${part.start}-${part.end - 1}/${content.sizeBytes}`)
  const status = range === 'whole' ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const stream = await content.open(range === 'whole' ? undefined : part)
  onOpen(stream)
  return streamedAnswer(stream, { status, headers })
}
