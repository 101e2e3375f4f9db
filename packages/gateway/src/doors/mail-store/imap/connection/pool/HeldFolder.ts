import { MailroomError } from '@mailroom/core'
import type { ImapConnection } from '../client/ImapConnection'
import { ItemChannel } from './ItemChannel'

/** Hands over a part of an answer. @returns when there is room for more, or undefined when there is now */
export type Push<T> = (item: T, bytes: number) => Promise<void> | undefined

/**
 * A connection with a folder open, held by one caller. When the connection breaks, a question that has not been answered
 * yet is asked once more on a new one with the same folder; a command that changes which mails are there never is.
 */
export class HeldFolder {
  #connection: ImapConnection
  readonly #renew: () => Promise<ImapConnection>
  readonly #giveBack: (connection: ImapConnection) => void
  readonly #channels = new Set<ItemChannel<never>>()
  readonly #running = new Set<Promise<unknown>>()
  #wasRenewed = false
  #isReleased = false

  constructor(
    connection: ImapConnection,
    readonly path: string,
    readonly uidValidity: number,
    /** Another connection with the folder open, in place of the broken one. */
    renew: () => Promise<ImapConnection>,
    giveBack: (connection: ImapConnection) => void,
  ) {
    this.#connection = connection
    this.#renew = renew
    this.#giveBack = giveBack
  }

  get connection(): ImapConnection {
    return this.#connection
  }

  /** The caller has given it back; only a new `withFolder` reaches the folder now. */
  get isReleased(): boolean {
    return this.#isReleased
  }

  /** Makes sure that it is the folder that had this validity. `notFound` */
  checkValidity(uidValidity: number): void {
    checkSame(this.uidValidity, uidValidity)
  }

  /** Asks something. @param isUntouched false when a part of the answer has been handed over already */
  read<T>(
    ask: (connection: ImapConnection) => Promise<T>,
    isUntouched: () => boolean = () => true,
  ): Promise<T> {
    return this.#tracked(async () => {
      try {
        return await ask(this.#connection)
      } catch (error) {
        const { isBroken, wentSilent } = this.#connection
        if (!isBroken || wentSilent || this.#wasRenewed || this.#isReleased || !isUntouched()) throw error
        await this.#replace()
        return await ask(this.#connection)
      }
    })
  }

  /** Changes which mails are there. Counts are no longer right afterwards. */
  write<T>(change: (connection: ImapConnection) => Promise<T>): Promise<T> {
    return this.#tracked(async () => {
      try {
        return await change(this.#connection)
      } finally {
        this.#connection.markStale()
      }
    })
  }

  /** Changes flags of mails, and nothing that is counted. To do it twice is the same as once, so it is tried again as well. */
  mark<T>(change: (connection: ImapConnection) => Promise<T>): Promise<T> {
    return this.read((connection) => {
      connection.noteMark()
      return change(connection)
    })
  }

  /** Asks something whose answer is handed over as it comes. */
  async *stream<T>(ask: (connection: ImapConnection, push: Push<T>) => Promise<void>): AsyncGenerator<T> {
    const channel = new ItemChannel<T>()
    let isUntouched = true
    const asked = this.read(
      (connection) =>
        ask(connection, (item, bytes) => {
          isUntouched = false
          return pushOrHold(connection, channel, item, bytes)
        }),
      () => isUntouched,
    ).then(
      () => channel.end(),
      (error: unknown) => channel.fail(error),
    )
    this.#channels.add(channel as unknown as ItemChannel<never>)
    try {
      yield* channel
    } finally {
      this.#channels.delete(channel as unknown as ItemChannel<never>)
      await asked
    }
  }

  /** Gives the connection back after the end of what is under way; answers that nobody reads any more are dropped. */
  async release(): Promise<void> {
    this.#isReleased = true
    for (const channel of this.#channels) channel.leave()
    await Promise.allSettled(this.#running)
    this.#giveBack(this.#connection)
  }

  async #tracked<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isReleased) {
      throw new MailroomError('server', 'A folder was used after the work that held it had ended')
    }
    // The new command waits for the end of those that are being read, so their readers must not be waited for.
    for (const channel of this.#channels) channel.open()
    const running = work()
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }

  /** A folder that was made anew is not taken: the broken connection stays, so that every later question fails too. */
  async #replace(): Promise<void> {
    this.#wasRenewed = true
    const fresh = await this.#renew()
    const validity = fresh.selected?.uidValidity
    if (validity !== this.uidValidity) this.#giveBack(fresh)
    checkSame(validity, this.uidValidity)
    this.#giveBack(this.#connection)
    this.#connection = fresh
  }
}

function checkSame(uidValidity: number | undefined, expected: number) {
  if (uidValidity === expected) return
  throw new MailroomError('notFound', 'The folder was made anew meanwhile: its old uids mean other mails now')
}

/** A server that has to wait for our reader is not silent. */
function pushOrHold<T>(connection: ImapConnection, channel: ItemChannel<T>, item: T, bytes: number) {
  const pushed = channel.push(item, bytes)
  if (pushed === undefined) return undefined
  const goOn = connection.hold()
  return pushed.finally(goOn)
}
