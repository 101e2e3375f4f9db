import { PassThrough, Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import Busboy, { type BusboyFileStream } from '@fastify/busboy'
import { MailroomError } from '@mailroom/core'

/** What a form says about its file. */
export interface UploadFace {
  /** As sent: hostile until cleaned. */
  readonly name: string
  readonly contentType: string
}

/** A form with one file. */
export interface Upload<T> {
  readonly file: T & UploadFace
  readonly fields: Readonly<Record<string, string>>
}

/** What the form must look like. */
export interface UploadForm {
  /** Name of the field with the file. */
  readonly file: string
  readonly maxBytes: number
  /** Ends the reading when it is aborted. */
  readonly signal: AbortSignal
}

const invalid = (fields: Record<string, string[]>) =>
  new MailroomError('invalid', 'The form is wrong.', { fields })

/**
 * Streams the file of a form to `store` while it comes in; nothing of it is held in memory.
 *
 * @param store takes the bytes; a stream that fails must leave nothing behind
 * @throws `invalid` for a form without the file, `tooLarge`; what was stored by then is given to `discard`
 */
export async function readUpload<T>(
  request: Request,
  form: UploadForm,
  store: (content: Readable, face: UploadFace) => Promise<T>,
  discard: (stored: T) => Promise<void>,
): Promise<Upload<T>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body)
    throw invalid({ [form.file]: ['fieldInvalid'] })
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  let stored: Promise<T & UploadFace> | undefined
  let content: Readable | undefined
  const parser = openParser(type, form.maxBytes)
  const incoming = Readable.fromWeb(request.body as unknown as NodeWebStream)

  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value) => (fields[name] = value))
    parser.on('file', (name, stream, fileName, _encoding, contentType) => {
      if (name !== form.file || stored) return void stream.on('error', () => {}).resume()
      const face = { name: fileName ?? '', contentType: contentType.slice(0, 200) }
      content = wholeFile(stream)
      stored = store(content, face).then((kept) => ({ ...kept, ...face }))
      stored.catch(reject)
    })
    parser.on('finish', resolve)
    parser.on('error', (cause) => reject(new MailroomError('invalid', 'The form cannot be read.', { cause })))
    incoming.on('error', (cause) =>
      reject(new MailroomError('cancelled', 'The upload broke off.', { cause })),
    )
  })
  const stop = () => {
    const ended = new Error('The upload was ended.')
    incoming.destroy(ended)
    parser.destroy(ended)
    // Whoever stores it waits for its end.
    content?.destroy(ended)
  }
  form.signal.addEventListener('abort', stop)
  incoming.pipe(parser)
  try {
    await parsed
    form.signal.throwIfAborted()
    if (!stored) throw invalid({ [form.file]: ['fieldInvalid'] })
    return { file: await stored, fields }
  } catch (error) {
    stop()
    await stored?.then(discard, () => {})
    throw form.signal.aborted
      ? new MailroomError('unauthenticated', 'The session ended during the upload.')
      : error
  } finally {
    form.signal.removeEventListener('abort', stop)
  }
}

function openParser(type: string, maxBytes: number) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fieldNameSize: 100,
        fieldSize: 1000,
        fields: 10,
        fileSize: maxBytes,
        files: 1,
        parts: 12,
        headerPairs: 20,
      },
    })
  } catch (cause) {
    throw new MailroomError('invalid', 'The form has no boundary.', { cause })
  }
}

/**
 * The file as a stream of our own. A file that is cut, by the limit or by the sender, is an error and not a shorter file.
 * The parser's stream always has a listener for errors: without one they would end the process.
 */
function wholeFile(part: BusboyFileStream): Readable {
  const content = new PassThrough()
  const fail = (error: Error) => {
    content.destroy(error)
    part.resume()
  }
  content.on('error', () => {})
  part.once('limit', () =>
    fail(new MailroomError('tooLarge', 'The file is too large.', { detail: 'uploadTooLarge' })),
  )
  part.on('error', (cause) =>
    fail(new MailroomError('invalid', 'The form ends in the middle of its file.', { cause })),
  )
  part.pipe(content)
  return content
}
