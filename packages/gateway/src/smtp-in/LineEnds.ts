import { Transform, type TransformCallback } from 'node:stream'

const nul = 0x00
const lineFeed = 0x0a
const carriageReturn = 0x0d
const lf = Buffer.from('\n')
const cr = Buffer.from('\r')
const crlf = Buffer.from('\r\n')

/**
 * Makes CRLF of every line end, and drops NUL bytes. Systems disagree on what a lone CR or LF is; a text in which every
 * line end is the same cannot become two mails further on, whatever dots it contains.
 *
 * @source RFC 5321 2.3.8, T45
 */
export class LineEnds extends Transform {
  #last = lineFeed

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    let from = 0
    let last = this.#last
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]!
      const isLoneReturn = last === carriageReturn && byte !== lineFeed && byte !== nul
      const isLoneFeed = byte === lineFeed && last !== carriageReturn
      if (byte === nul || isLoneReturn || isLoneFeed) {
        if (at > from) this.push(chunk.subarray(from, at))
        from = byte === nul ? at + 1 : at
        if (isLoneReturn) this.push(lf)
        if (isLoneFeed) this.push(cr)
      }
      if (byte !== nul) last = byte
    }
    if (from < chunk.length) this.push(chunk.subarray(from))
    this.#last = last
    done()
  }

  override _flush(done: TransformCallback) {
    if (this.#last === carriageReturn) this.push(lf)
    else if (this.#last !== lineFeed) this.push(crlf)
    done()
  }
}
