import { MailroomError } from '@mailroom/core'
import type { ExpungeEvent, ImapResponse, MailboxObject } from 'imapflow'
import type { CommandsAhead } from './CommandsAhead'
import type { ImapArgument, ImapClient, Untagged } from './ImapClient'
import { hasModSeq } from './capabilities'
import { imapError, isHarmless } from './imapError'
import type { OpenClient, UnreadAnswers } from './openClient'
import { onceMoreWhenMade } from './onceMoreWhenMade'
import { createSilenceWatch } from './silence'

/** A folder as SELECT told it. */
export interface Selected {
  readonly path: string
  readonly uidValidity: number
  readonly mailbox: MailboxObject
  /** Mails came or went since: counts and numbers have to be asked again. */
  isStale: boolean
}

/**
 * One signed-in connection. Its commands go out one after another; a failure that is not an answer of the server ends
 * it for good (`isBroken`).
 */
export class ImapConnection {
  readonly client: ImapClient
  readonly unread: Readonly<UnreadAnswers>
  #selected: Selected | undefined
  /** What broke it, as we found out ourselves; told to all commands that were under way. */
  #fault: MailroomError | undefined
  /** What broke it, as imapflow tells it beside the commands. */
  #error: unknown
  readonly #ahead: CommandsAhead
  readonly #silence: ReturnType<typeof createSilenceWatch>
  /** Commands that were not answered yet. */
  #underWay = 0
  /** Settled when several commands are on their way: no other goes out between them. */
  #sending: Promise<void> | undefined
  readonly #listeners = new Set<() => void>()
  #markedAt = 0
  #isUnsettled = false
  #isSettling = false
  readonly #closed: (() => void)[] = []

  constructor(
    { client, unread, ahead }: OpenClient,
    /** ms; changed by the one who holds the connection. */
    public silenceMs: number,
  ) {
    this.client = client
    this.unread = unread
    this.#ahead = ahead
    this.#silence = createSilenceWatch(client, () =>
      this.break(new MailroomError('offline', `The IMAP server has said nothing for ${this.silenceMs} ms`)),
    )
    client.on('error', (error: unknown) => (this.#error ??= error))
    client.on('close', () => this.#closed.splice(0).forEach((tell) => tell()))
    client.on('expunge', (gone: ExpungeEvent) => this.#countDown(gone))
    for (const event of ['exists', 'expunge'] as const) client.on(event, () => this.markStale())
    for (const event of ['exists', 'expunge', 'flags'] as const) client.on(event, () => this.#changed())
  }

  get isBroken(): boolean {
    return this.client.isClosed || !this.client.usable
  }

  /** True when it broke because the server said nothing: asking once more would only take the same time again. */
  get wentSilent(): boolean {
    return this.#fault !== undefined
  }

  get selected(): Selected | undefined {
    return this.client.mailbox ? this.#selected : undefined
  }

  /** The open folder keeps mod-sequences; one that does not answers BAD when it is asked for them. @source RFC 7162 3.1.2.2 */
  get hasModSeq(): boolean {
    return hasModSeq(this.client) && this.selected?.mailbox.noModseq !== true
  }

  /** When it changed flags last, ms of this process; 0 when it never has. */
  get markedAt(): number {
    return this.#markedAt
  }

  noteMark(): void {
    this.#markedAt = performance.now()
    this.#isUnsettled = true
  }

  /** Told after every change of the open folder that the server mentions. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** Told once when the connection ends, for whatever reason. */
  onClose(listener: () => void): void {
    if (this.client.isClosed) listener()
    else this.#closed.push(listener)
  }

  /**
   * Sends a command and waits for its tagged OK.
   *
   * @param what for developers, as `Opening a folder`; without names of folders or people
   */
  exec(
    what: string,
    command: string,
    args: ImapArgument[] | false,
    untagged: Readonly<Record<string, Untagged>> = {},
  ): Promise<ImapResponse> {
    return this.run(what, async (client) => {
      const { response, next } = await client.exec(command, args, { untagged })
      next()
      return response
    })
  }

  /**
   * Sends a command several times with other arguments, all of them at once, and waits for their tagged OKs. One that the
   * server did not carry out is sent once more, by itself; all are, one after the other, while another command is under way.
   *
   * @param each      not empty; what they ask for is told apart by the answers themselves
   */
  async execEach(
    what: string,
    command: string,
    each: readonly ImapArgument[][],
    untagged: Readonly<Record<string, Untagged>>,
  ): Promise<void> {
    // Behind another command they would be taken for its answers.
    const refused =
      this.#underWay > 0
        ? each
        : await this.run(what, (client) => this.#sendEach(client, command, each, untagged))
    for (const args of refused) await this.exec(what, command, args, untagged)
  }

  /** @returns those that the server did not carry out */
  async #sendEach(
    client: ImapClient,
    command: string,
    each: readonly ImapArgument[][],
    untagged: Readonly<Record<string, Untagged>>,
  ): Promise<ImapArgument[][]> {
    const sent = Promise.withResolvers<void>()
    this.#sending = sent.promise
    const socket = client.writeSocket || undefined
    socket?.cork()
    const onSend = () => {
      socket?.uncork()
      this.#sending = undefined
      sent.resolve()
    }
    try {
      const others = each.slice(0, -1)
      const tags: string[] = []
      for (const args of others) tags.push(await this.#ahead.send(command, args))
      const { next } = await client.exec(command, each.at(-1)!, { untagged, onSend })
      next()
      return others.filter((_, index) => !this.#ahead.takeOutcome(tags[index]!))
    } catch (error) {
      // What still comes would be taken for the answer to somebody else.
      if (this.#ahead.isAnyWaiting) client.close()
      throw error
    } finally {
      onSend()
    }
  }

  /**
   * The same, for answers in which something that is missing means that it is gone: when a line of them could not be read,
   * nothing is known. `server`
   */
  async execWhole(...args: Parameters<ImapConnection['exec']>): Promise<ImapResponse> {
    return this.#whole(args[0], this.exec(...args))
  }

  /** @see execEach @see execWhole */
  async execEachWhole(...args: Parameters<ImapConnection['execEach']>): Promise<void> {
    return this.#whole(args[0], this.execEach(...args))
  }

  async #whole<T>(what: string, answered: Promise<T>): Promise<T> {
    const unreadBefore = this.unread.count
    const answer = await answered
    if (this.unread.count === unreadBefore) return answer
    throw new MailroomError('server', `${what}: a line of the answer could not be read`)
  }

  /** Does something with imapflow's own methods, under the same watch. */
  async run<T>(what: string, work: (client: ImapClient) => Promise<T>): Promise<T> {
    while (this.#sending !== undefined) await this.#sending
    if (this.isBroken) throw this.#fault ?? new MailroomError('offline', `${what}: the connection has ended`)
    const answered = this.#silence.begin(this.silenceMs)
    this.#underWay += 1
    try {
      return await work(this.client)
    } catch (error) {
      if (isHarmless(error)) throw imapError(error, what)
      this.client.close()
      throw this.#fault ?? imapError(this.#error ?? error, what)
    } finally {
      this.#underWay -= 1
      answered()
    }
  }

  /** Flags were changed, and the server has not put the folder in order since. */
  get isUnsettled(): boolean {
    return this.#isUnsettled && !this.isBroken
  }

  /**
   * Lets the server put the open folder in order after changed flags, while nobody waits for it. Dovecot over maildir does so
   * before the next change else: with 20,000 mails that takes 45 ms in place of 9. Never fails. @source RFC 3501 6.4.1
   */
  async settle(): Promise<void> {
    if (!this.isUnsettled) return
    this.#isUnsettled = false
    this.#isSettling = true
    await this.exec('Putting a folder in order', 'CHECK', false).catch(() => {
      // A server that does not know how does not have to: the change is made.
    })
    this.#isSettling = false
  }

  /** What is asked now waits until the folder is in order. */
  get isSettling(): boolean {
    return this.#isSettling
  }

  /** We keep the server waiting until the answer is called. */
  hold(): () => void {
    return this.#silence.hold()
  }

  /** Opens a folder, also again. `notFound` */
  async select(path: string): Promise<Selected> {
    this.#selected = undefined
    // Spares a LIST that imapflow would send for facts about the folder that nobody reads.
    this.client.folders.set(path, {})
    const mailbox = await onceMoreWhenMade(() =>
      this.run('Opening a folder', (client) => client.mailboxOpen(path)),
    )
    this.#selected = { path, uidValidity: Number(mailbox.uidValidity ?? 0n), mailbox, isStale: false }
    return this.#selected
  }

  /**
   * The highest mod-sequence that the server has named while the folder was open. Flags that change are told with theirs,
   * so the folder need not be opened again to learn it. 0 when it has none.
   */
  get heardModSeq(): bigint {
    return (this.hasModSeq && this.selected?.mailbox.highestModseq) || 0n
  }

  /** Mails are known to have come or gone, by a command of ours. */
  markStale(): void {
    if (this.#selected) this.#selected.isStale = true
  }

  break(fault: MailroomError): void {
    this.#fault ??= fault
    this.client.close()
  }

  /** Says goodbye. A server that does not answer is left. */
  close(): void {
    if (this.isBroken) this.client.close()
    else void this.run('Signing off', (client) => client.logout()).catch(() => this.client.close())
  }

  /** imapflow does at EXPUNGE, not at VANISHED; and an EXISTS that names the number it has is no event to it. */
  #countDown({ vanished, earlier }: ExpungeEvent) {
    const { mailbox } = this.client
    if (mailbox && vanished && !earlier) mailbox.exists -= 1
  }

  #changed() {
    for (const listener of this.#listeners) listener()
  }
}
