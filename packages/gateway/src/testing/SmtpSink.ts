import { once } from 'node:events'
import type { Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { answer } from '../smtp-in/answer'

/** A mail that reached the outside world. */
export interface SunkMail {
  readonly mailFrom: string
  readonly recipients: readonly string[]
  readonly raw: string
}

/** The port on which a server of the tests listens. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port')
  return address.port
}

/** Another organisation's mail server, on a free port of this machine, that keeps what it is given. */
export class SmtpSink {
  readonly mails: SunkMail[] = []
  readonly #server: SMTPServer
  /** Called for each mail. */
  onMail = () => {}

  private constructor(options: SMTPServerOptions) {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onData: (stream, session, done) => {
        const keep = async () => {
          const raw = await buffer(stream)
          const { mailFrom, rcptTo } = session.envelope
          this.keep({
            mailFrom: mailFrom === false ? '' : mailFrom.address,
            recipients: rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
          })
        }
        // A client that goes away in the middle has handed over nothing.
        void answer({ log: pino({ level: 'silent' }) }, keep, (error) => done(error))
      },
      ...options,
    })
    this.#server.on('error', () => {})
  }

  /** Starts one. The options replace what it does by itself, which is to take everything. */
  static async open(options: SMTPServerOptions = {}): Promise<SmtpSink> {
    const sink = new SmtpSink(options)
    sink.#server.listen(0, '127.0.0.1')
    await once(sink.#server.server, 'listening')
    return sink
  }

  get port() {
    return portOf(this.#server.server)
  }

  keep(mail: SunkMail) {
    this.mails.push(mail)
    this.onMail()
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
