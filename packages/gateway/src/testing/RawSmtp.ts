import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** An SMTP client for tests that says exactly what it is told to, however wrong, and collects what comes back. */
export class RawSmtp {
  readonly #socket: Socket
  #text = ''
  /** Resolves when the other side has closed. */
  readonly closed: Promise<void>

  private constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (chunk) => {
      this.#text += chunk.toString('latin1')
    })
    this.#socket.on('error', () => {})
    this.closed = new Promise((resolve) => this.#socket.on('close', () => resolve()))
  }

  /** Connects and waits for the greeting. */
  static async open(port: number): Promise<RawSmtp> {
    const client = new RawSmtp(port)
    await client.reply()
    return client
  }

  /** Connects and talks without waiting for anything. */
  static talk(port: number, bytes: string): RawSmtp {
    const client = new RawSmtp(port)
    void client.send(bytes)
    return client
  }

  /** Everything that came and was not read yet. */
  get rest() {
    return this.#text
  }

  /** The next whole reply: all its lines. */
  async reply(): Promise<string> {
    for (;;) {
      const end = /^(?:\d{3}-[^\r\n]*\r\n)*\d{3}(?: [^\r\n]*)?\r\n/.exec(this.#text)
      if (end) {
        this.#text = this.#text.slice(end[0].length)
        return end[0].trimEnd()
      }
      if (this.#socket.destroyed || this.#socket.readableEnded) throw new Error(`Closed after: ${this.#text}`)
      await Promise.race([once(this.#socket, 'data'), this.closed])
    }
  }

  /** Sends bytes as they are; resolves when they have left. */
  async send(bytes: string | Buffer): Promise<void> {
    await new Promise<void>((resolve) => this.#socket.write(bytes, () => resolve()))
  }

  /** Sends a line and reads the answer. */
  async say(line: string): Promise<string> {
    await this.send(`${line}\r\n`)
    return this.reply()
  }

  /** As far as the point where the text of the mail begins. */
  async begin(from: string, ...recipients: string[]): Promise<void> {
    await this.say('EHLO client.example.net')
    await this.say(`MAIL FROM:<${from}>`)
    for (const recipient of recipients) await this.say(`RCPT TO:<${recipient}>`)
    await this.say('DATA')
  }

  close() {
    this.#socket.destroy()
  }
}
