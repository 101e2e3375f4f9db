import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

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
  private held: Promise<void> | undefined
  private noteHeld: () => void = () => undefined

  private constructor(
    readonly port: number,
    private readonly server: SMTPServer,
  ) {}

  static async open(): Promise<OutsideWorld> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) => {
        if (world.held) world.noteHeld()
        void (world.held ?? Promise.resolve()).then(() => done())
      },
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
    // Whoever brings mail may be killed in the middle of it.
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const world = new OutsideWorld((server.server.address() as AddressInfo).port, server)
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

  /**
   * Lets everybody who brings a mail wait before its text, as a busy server does.
   *
   * @returns `someone` resolves when somebody waits; `goOn` ends the waiting
   */
  hold(): { readonly someone: Promise<void>; goOn(): void } {
    let end = (): void => undefined
    const someone = new Promise<void>((resolve) => (this.noteHeld = resolve))
    this.held = new Promise((resolve) => (end = resolve))
    return {
      someone,
      goOn: () => {
        this.held = undefined
        end()
      },
    }
  }

  all(): readonly ReceivedMail[] {
    return this.mails
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}
