import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from './freePort'

/** A mail that left the product. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

/** An SMTP server that stands for all other mail systems and keeps what it is given. */
export class OutsideWorld {
  private readonly mails: ReceivedMail[] = []
  private readonly waiting: (() => void)[] = []

  private constructor(
    readonly port: number,
    private readonly server: SMTPServer,
  ) {}

  static async open(): Promise<OutsideWorld> {
    const port = await freePort()
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        buffer(stream).then((raw) => {
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom ? mailFrom.address : ''
          world.mails.push({ from, to: rcptTo.map((each) => each.address), raw: raw.toString('latin1') })
          world.waiting.splice(0).forEach((wake) => wake())
          done()
        }, done)
      },
    })
    const world = new OutsideWorld(port, server)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return world
  }

  /** The first mail to an address, waited for if it has not come yet. */
  async mailTo(address: string): Promise<ReceivedMail> {
    for (;;) {
      const found = this.mails.find((mail) => mail.to.includes(address))
      if (found) return found
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
  }

  all(): readonly ReceivedMail[] {
    return this.mails
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}
