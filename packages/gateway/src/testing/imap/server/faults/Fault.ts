import type { ImapCommand } from '../protocol/parseCommand'
import type { Session } from '../Session'

/** What a fault may do in the middle of a conversation. */
export interface FaultCall {
  /** Undefined at the greeting. */
  readonly command: ImapCommand | undefined
  readonly session: Session
  /** Says bytes at once, as they are; resolves when the client has room for more, or is gone. */
  write(bytes: string | Buffer): Promise<void>
  /** Loses the connection without a word. */
  cut(): void
  readonly isCut: boolean
}

/** Something that goes wrong. `faults.ts` has the usual ones. */
export interface Fault {
  /** The command as a client says it, `UID FETCH`; `GREETING` is the moment it connects. @default every command */
  readonly on?: string
  /** Only commands whose words look like this. */
  readonly matching?: RegExp
  /** How often. @default 1 */
  readonly times?: number
  /** Happens before the command is done. A status (`NO Not now`) is said in its place. */
  before?(call: FaultCall): string | undefined | void | Promise<string | undefined | void>
  /** Changes the answer: its lines in bytes, with literals inside of them, the tagged one last. */
  rewrite?(answer: readonly string[]): readonly string[]
  /** How much of the answer is said until the connection is lost. */
  cutAt?(answer: string): number
}

/** Those that are still to happen. */
export class FaultPlan {
  readonly #faults: { readonly fault: Fault; left: number }[] = []

  add(fault: Fault) {
    this.#faults.push({ fault, left: fault.times ?? 1 })
  }

  clear() {
    this.#faults.length = 0
  }

  /** The first that is meant for this moment; it counts as happened. */
  take(name: string, text = ''): Fault | undefined {
    const found = this.#faults.find(
      ({ fault, left }) =>
        left > 0 &&
        (fault.on === undefined ? name !== 'GREETING' : fault.on === name) &&
        (fault.matching?.test(text) ?? true),
    )
    if (found) found.left -= 1
    return found?.fault
  }
}
