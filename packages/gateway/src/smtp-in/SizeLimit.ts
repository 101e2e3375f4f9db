import { Transform, type TransformCallback } from 'node:stream'

/** A client that goes on so far beyond the limit is not answered but cut off. */
const patience = 2

/** Thrown into the stream when a client never stops. */
export class EndlessMail extends Error {
  override readonly name = 'EndlessMail'
}

/**
 * Counts the bytes of a mail. Beyond the limit it lets nothing more through but reads on, so that an honest client
 * comes to the point where it hears the refusal.
 */
export class SizeLimit extends Transform {
  isExceeded = false
  #bytes = 0

  constructor(private readonly maxBytes: number) {
    super()
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#bytes += chunk.length
    this.isExceeded ||= this.#bytes > this.maxBytes
    if (this.#bytes > this.maxBytes * patience) return done(new EndlessMail('The mail does not end'))
    if (!this.isExceeded) this.push(chunk)
    done()
  }
}
