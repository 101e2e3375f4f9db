/** What a client said, up to the end of its line: text, and the literals at their places. */
export type CommandParts = readonly (string | Buffer)[]

/**
 * Puts the bytes of a client together to whole commands, and asks for literals on the way.
 *
 * @source RFC 3501 2.2.1, RFC 7888
 */
export class CommandReader {
  readonly #onLiteral: () => void
  readonly #literalMark: RegExp
  readonly #waiting: CommandParts[] = []
  #onCommand: ((parts: CommandParts | undefined) => void) | undefined
  #chunks: Buffer[] = []
  #chunkBytes = 0
  #bytes: Buffer = Buffer.alloc(0)
  #parts: (string | Buffer)[] = []
  #literalBytes: number | undefined
  #hasEnded = false

  /**
   * @param onLiteral is called when the client waits for leave to send a literal
   * @param hasLiteralPlus it may also send one without leave; where it may not, that is no literal
   */
  constructor(onLiteral: () => void, hasLiteralPlus: boolean) {
    this.#onLiteral = onLiteral
    this.#literalMark = hasLiteralPlus ? /\{(\d+)(\+?)\}$/ : /\{(\d+)()\}$/
  }

  feed(chunk: Buffer) {
    this.#chunks.push(chunk)
    this.#chunkBytes += chunk.length
    // A long literal is put together once, and not again with each piece of it.
    if (this.#bytes.length + this.#chunkBytes < (this.#literalBytes ?? 0)) return
    this.#bytes = Buffer.concat([this.#bytes, ...this.#chunks])
    this.#chunks = []
    this.#chunkBytes = 0
    while (this.#takeLiteral() || this.#takeLine());
  }

  /** The client has gone. */
  end() {
    this.#hasEnded = true
    this.#onCommand?.(undefined)
  }

  /** The next command, or undefined when none will come. */
  next(): Promise<CommandParts | undefined> {
    const first = this.#waiting.shift()
    if (first || this.#hasEnded) return Promise.resolve(first)
    return new Promise((resolve) => {
      this.#onCommand = resolve
    })
  }

  #takeLiteral(): boolean {
    if (this.#literalBytes === undefined || this.#bytes.length < this.#literalBytes) return false
    this.#parts.push(this.#bytes.subarray(0, this.#literalBytes))
    this.#bytes = this.#bytes.subarray(this.#literalBytes)
    this.#literalBytes = undefined
    return true
  }

  #takeLine(): boolean {
    if (this.#literalBytes !== undefined) return false
    const end = this.#bytes.indexOf('\r\n')
    if (end < 0) return false
    const line = this.#bytes.toString('utf8', 0, end)
    this.#bytes = this.#bytes.subarray(end + 2)
    const mark = this.#literalMark.exec(line)
    this.#parts.push(mark ? line.slice(0, mark.index) : line)
    if (mark) {
      this.#literalBytes = Number(mark[1])
      if (!mark[2]) this.#onLiteral()
    } else this.#finish()
    return true
  }

  #finish() {
    const parts = this.#parts
    this.#parts = []
    const onCommand = this.#onCommand
    this.#onCommand = undefined
    if (onCommand) onCommand(parts)
    else this.#waiting.push(parts)
  }
}
