import { openSmtpLine, type SmtpCaller, type SmtpLine, type SmtpPeer } from './smtpLine'
import type { OutgoingMail, RelayOutcome } from './Transport'

/** An open line without work stays so long: the next mail of the same writer often follows soon. */
const idleMs = 20_000
/** Lines without work that are kept at most, over all writers. */
const maxIdle = 50
/** A line that does not answer at once is dead, and another is opened. */
const aliveMs = 5_000

interface IdleLine {
  readonly peer: SmtpPeer
  readonly line: SmtpLine
  readonly timer: NodeJS.Timeout
}

/** Lines to mail servers, kept open for a while after a mail, each for the one who signed in on it. */
export class SmtpLines {
  #idle: IdleLine[] = []

  constructor(private readonly caller: SmtpCaller) {}

  /**
   * Offers a mail.
   *
   * @throws PeerUnusable when it did not come to the point where the server decides about the mail
   */
  async offer(peer: SmtpPeer, mail: OutgoingMail, signal: AbortSignal): Promise<readonly RelayOutcome[]> {
    const line = (await this.#take(peer, signal)) ?? (await openSmtpLine(peer, this.caller, signal))
    const outcomes = await line.offer(mail, signal)
    // After anything but success it is not known what the server expects next.
    if (outcomes.some(({ result }) => result === 'relayed')) this.#keep(peer, line)
    else line.close()
    return outcomes
  }

  close(): void {
    for (const { line, timer } of this.#idle.splice(0)) {
      clearTimeout(timer)
      line.close()
    }
  }

  /** A line of the same writer that the server has not closed meanwhile. */
  async #take(peer: SmtpPeer, signal: AbortSignal): Promise<SmtpLine | undefined> {
    for (;;) {
      const found = this.#idle.find((idle) => isSamePeer(idle.peer, peer))
      if (!found) return undefined
      this.#remove(found)
      if (await found.line.isAlive(AbortSignal.any([signal, AbortSignal.timeout(aliveMs)]))) return found.line
      found.line.close()
    }
  }

  #keep(peer: SmtpPeer, line: SmtpLine): void {
    const timer = setTimeout(() => {
      this.#remove(idle)
      line.close()
    }, idleMs)
    timer.unref()
    const idle: IdleLine = { peer, line, timer }
    this.#idle.push(idle)
    const oldest = this.#idle.length > maxIdle ? this.#idle[0] : undefined
    if (!oldest) return
    this.#remove(oldest)
    oldest.line.close()
  }

  #remove(idle: IdleLine): void {
    clearTimeout(idle.timer)
    this.#idle = this.#idle.filter((other) => other !== idle)
  }
}

const isSamePeer = (a: SmtpPeer, b: SmtpPeer): boolean =>
  a.host === b.host && a.port === b.port && a.tls === b.tls && a.user === b.user && a.password === b.password
