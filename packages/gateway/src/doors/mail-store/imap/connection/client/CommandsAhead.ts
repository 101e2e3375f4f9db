import type { ImapArgument, ImapClient, RawAnswer } from './ImapClient'

/** Tags of ours begin with it. Those of imapflow are hexadecimal digits. */
const tagStart = 'M'

/**
 * Commands that go out before another one has been answered, which imapflow never does. What they are answered is taken in
 * by the command of imapflow's that is sent behind them, so it has to be one of the same kind.
 *
 * @source RFC 3501 5.5
 */
export class CommandsAhead {
  #count = 0
  /** What came of those that were sent and not asked after. */
  readonly #sent = new Map<string, 'waits' | 'done' | 'refused'>()

  constructor(private readonly client: ImapClient) {
    const handleResponse = client.handleResponse.bind(client)
    client.handleResponse = async (answer) => {
      const [, tag, status] = tagged.exec(beginning(answer)) ?? []
      if (tag === undefined || !this.#sent.has(tag)) return handleResponse(answer)
      this.#sent.set(tag, status?.toUpperCase() === 'OK' ? 'done' : 'refused')
      return true
    }
  }

  /** @returns its tag */
  async send(command: string, attributes: ImapArgument[]): Promise<string> {
    this.#count += 1
    const tag = `${tagStart}${this.#count}`
    this.#sent.set(tag, 'waits')
    await this.client.send({ tag, command, attributes, options: {} })
    return tag
  }

  /** Whether the server has said OK to it. Asked once, when the command behind it was answered. */
  takeOutcome(tag: string): boolean {
    const outcome = this.#sent.get(tag)
    this.#sent.delete(tag)
    return outcome === 'done'
  }

  /** Answers may still come to some of them. */
  get isAnyWaiting(): boolean {
    return [...this.#sent.values()].includes('waits')
  }
}

const tagged = new RegExp(String.raw`^(${tagStart}\d+) (\w+)`)

/** Enough of a line to know its tag. */
const beginning = ({ payload }: RawAnswer) => payload.toString('latin1', 0, 32)
