import { isMailroomError } from '@mailroom/core'
import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { contentDisposition } from './fileNames'
import { streamedAnswer } from './streamedAnswer'

/** One file of a zip. */
export interface ZipEntry {
  /** Safe, and unlike those of the others. */
  readonly name: string
  /** ms since 1970. */
  readonly modifiedAt: number
  open(): Promise<Readable>
}

/** A zip to be sent. */
export interface ZipParts {
  /** Name of the zip, with its extension. */
  readonly name: string
  readonly entries: readonly ZipEntry[]
  /** About how long it will be; mail servers are not always right about sizes. */
  readonly estimatedBytes: number
}

/** Tells a page about how much is to come, where nobody can promise it. */
const estimateHeader = 'x-estimated-length'

/**
 * Sends files as one zip that is made while it travels: one file is open at a time and none is held. They are stored
 * and not pressed, because what weighs in mails is pressed already. A file that is gone meanwhile is left out; one that
 * breaks off breaks the download off.
 *
 * @param onOpen told of the stream, so that it can be broken off when the session ends
 * @source RD-06, ML-22
 */
export function zipAnswer(request: Request, parts: ZipParts, onOpen: (stream: Readable) => void): Response {
  const headers = new Headers({
    'Content-Type': 'application/zip',
    'Content-Disposition': contentDisposition('attachment', parts.name),
    [estimateHeader]: String(parts.estimatedBytes),
  })
  if (request.method === 'HEAD') return new Response(null, { headers })
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  onOpen(stream)
  fill(zip, stream, parts.entries).catch((error: unknown) => stream.destroy(asError(error)))
  return streamedAnswer(stream, { headers })
}

async function fill(zip: ZipFile, output: Readable, entries: readonly ZipEntry[]): Promise<void> {
  for (const { name, modifiedAt, open } of entries) {
    if (output.destroyed) return
    const content = await openUnlessGone(open)
    if (content === undefined) continue
    const stop = () => content.destroy()
    output.once('close', stop)
    zip.addReadStream(content, name, { mtime: new Date(modifiedAt), compress: false })
    await finished(content)
    output.off('close', stop)
  }
  zip.end()
}

async function openUnlessGone(open: () => Promise<Readable>): Promise<Readable | undefined> {
  try {
    return await open()
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'notFound') return undefined
    throw error
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
