import type { Socket } from 'node:net'
import { commands } from './commands/commands'
import { CommandReader } from './protocol/CommandReader'
import type { Fault, FaultCall, FaultPlan } from './faults/Fault'
import { type ImapCommand, parseCommand } from './protocol/parseCommand'
import { Refusal } from './protocol/Refusal'
import { type ServerTraits, Session } from './Session'

/** What a connection reports and asks. */
export interface ConnectionHost extends ServerTraits {
  readonly faults: FaultPlan
  onCommand(command: ImapCommand): void
}

/** A client must not count on its sequence numbers to be the same after any other command. @source RFC 3501 7.4.1 */
const keepsSequence = new Set(['FETCH', 'STORE', 'SEARCH', 'SORT'])

/** One conversation with a client, one command after another. */
export class Connection {
  readonly #socket: Socket
  readonly #host: ConnectionHost
  readonly #reader: CommandReader
  readonly #session: Session
  #answer: string[] = []

  constructor(socket: Socket, host: ConnectionHost) {
    this.#socket = socket
    this.#host = host
    this.#reader = new CommandReader(() => void this.#write('+ Go on\r\n'), host.capabilities.has('LITERAL+'))
    this.#session = new Session(
      host,
      (line) => this.#answer.push(line),
      (line) => void this.#write(`${line}\r\n`),
      () => this.#reader.next(),
    )
    socket.on('data', (chunk) => this.#reader.feed(chunk))
    // A client that breaks off is no fault of the server; it has gone, as after a goodbye.
    socket.on('error', () => {})
    socket.on('close', () => this.#reader.end())
  }

  /** Talks until one of both goes. */
  async talk() {
    const greeting = `* OK [CAPABILITY ${[...this.#host.capabilities].join(' ')}] Ready`
    await this.#under(this.#host.faults.take('GREETING'), undefined, async () => {
      this.#answer.push(greeting)
      return undefined
    })
    for (;;) {
      const parts = await this.#reader.next()
      if (!parts || this.#isCut) return
      try {
        await this.#carryOut(parseCommand(parts))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await this.#write(`* ${error.status}\r\n`)
      }
      if (this.#session.isLoggedOut) return this.#socket.end()
    }
  }

  close() {
    this.#socket.destroy()
  }

  /** Nothing more will be said. */
  get #isCut() {
    return this.#socket.destroyed || this.#socket.writableEnded
  }

  async #carryOut(command: ImapCommand) {
    this.#host.onCommand(command)
    const fault = this.#host.faults.take(command.name, command.text)
    await this.#under(fault, command, async () => {
      const status = await this.#statusOf(command)
      this.#answer.push(...this.#session.news(!keepsSequence.has(command.name)))
      return status
    })
  }

  async #statusOf(command: ImapCommand): Promise<string> {
    this.#session.tag = command.tag
    const known = commands[command.name]
    if (!known || (known.capability && !this.#host.capabilities.has(known.capability)))
      return 'BAD Unknown command'
    try {
      return await known.run(this.#session, command.args)
    } catch (error) {
      if (error instanceof Refusal) return error.status
      throw error
    }
  }

  /** Does the work as the fault allows, and says the answer as the fault makes it. */
  async #under(
    fault: Fault | undefined,
    command: ImapCommand | undefined,
    work: () => Promise<string | undefined>,
  ) {
    this.#answer = []
    const status = (await fault?.before?.(this.#call(command))) ?? undefined
    if (this.#isCut) return
    const done = status ?? (await work())
    const all = [...this.#answer, ...(command && done ? [`${command.tag} ${done}`] : [])]
    const answer = (fault?.rewrite?.(all) ?? all).map((line) => `${line}\r\n`).join('')
    const cutAt = fault?.cutAt?.(answer)
    await this.#write(answer.slice(0, cutAt))
    if (cutAt !== undefined) this.#socket.destroySoon()
  }

  #call(command: ImapCommand | undefined): FaultCall {
    const isCut = () => this.#isCut
    return {
      command,
      session: this.#session,
      write: (bytes) => this.#write(bytes),
      cut: () => this.#socket.destroySoon(),
      get isCut() {
        return isCut()
      },
    }
  }

  #write(bytes: string | Buffer): Promise<void> {
    if (this.#isCut) return Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    // Told in any case, also when the client has gone meanwhile.
    this.#socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, () => resolve())
    return promise
  }
}
