import { Readable } from 'node:stream'
import type { ReadableStreamDefaultReader } from 'node:stream/web'

const streams = new WeakMap<Response, Readable>()

/**
 * An answer whose body is a stream of Node. It can be read like any other; a server that knows `streamOf` takes the
 * stream itself, which costs half of the time and, when the stream breaks, breaks the connection rather than adding
 * words to the file.
 */
export function streamedAnswer(stream: Readable, init: ResponseInit): Response {
  const answer = new Response(lazyBody(stream), init)
  streams.set(answer, stream)
  return answer
}

/** The stream behind an answer, as long as nobody has read its body. */
export const streamOf = (answer: Response): Readable | undefined =>
  answer.bodyUsed ? undefined : streams.get(answer)

/** Touches the stream only when somebody reads. */
function lazyBody(stream: Readable): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      reader ??= Readable.toWeb(stream).getReader() as ReadableStreamDefaultReader<Uint8Array>
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void stream.destroy(),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}
