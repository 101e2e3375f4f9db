import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DraftContent, MailroomAdapter } from '@mailroom/core'
import { draftContent } from '../../testing/draftContent'

/** Between two tries of somebody who sees that it did not work. */
const retryMs = 50
/** Mails that are moved or deleted in one go. */
const maxSelected = 7

/** What a person does all day, again whenever it failed, until she is told to stop. */
export class Load {
  /** Failures, as they were told. */
  readonly failures: unknown[] = []
  /** Message-IDs of the mails that she was told are sent. */
  readonly sent: string[] = []
  /** Message-IDs of the mails that she was told are deleted for ever. */
  readonly purged: string[] = []
  /** Called after each thing that was done. */
  onStep = () => {}
  #isOver = false
  readonly #work: Promise<void>[] = []

  constructor(
    private readonly page: MailroomAdapter,
    private readonly random: () => number,
  ) {}

  /** @param folders between which mails go to and fro @param purgeFolder whose mails are deleted for ever, one by one */
  begin(folders: readonly string[], purgeFolder: string): void {
    const isOn = () => !this.#isOver
    const repeat = async (once: () => Promise<void>) => {
      while (isOn()) await once()
    }
    this.#work.push(
      repeat(() => this.#send()),
      repeat(() => this.#send()),
      repeat(() => this.#move(folders)),
      repeat(() => this.#move(folders)),
      repeat(() => this.#delete(folders)),
      repeat(() => this.#purge(purgeFolder)),
    )
  }

  /** Lets everything that was begun come to its end. */
  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#work)
  }

  async #insist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const done = await work()
        this.onStep()
        return done
      } catch (error) {
        this.failures.push(error)
        await pause(retryMs)
      }
    }
  }

  async #send(): Promise<void> {
    const draftId = this.page.sending!.newDraftId()
    const { messageId } = await this.#insist(() => this.page.sending!.send(letter(randomUUID()), draftId))
    this.sent.push(messageId)
  }

  async #move(folders: readonly string[]): Promise<void> {
    const from = this.#pick(folders)
    const to = this.#pick(folders.filter((name) => name !== from))
    const uids = await this.#someOf(from)
    if (uids.length > 0) await this.#insist(() => this.page.messages.move({ folder: from, uids }, to))
  }

  async #delete(folders: readonly string[]): Promise<void> {
    const folder = this.#pick(folders.filter((name) => name !== 'Trash'))
    const uids = await this.#someOf(folder)
    if (uids.length > 0) await this.#insist(() => this.page.messages.delete({ folder, uids }))
  }

  async #purge(folder: string): Promise<void> {
    const { messages } = await this.#insist(() => this.page.messages.list({ folder, offset: 0, limit: 1 }))
    const [oldest] = messages
    if (oldest === undefined) return pause(retryMs)
    const { messageId } = await this.#insist(() => this.page.messages.read(oldest.ref))
    await this.#insist(() => this.page.messages.deleteForever({ folder, uids: [oldest.ref.uid] }))
    this.purged.push(messageId)
  }

  async #someOf(folder: string): Promise<readonly number[]> {
    const { messages } = await this.#insist(() => this.page.messages.list({ folder, offset: 0, limit: 100 }))
    const from = Math.floor(this.random() * messages.length)
    return messages.slice(from, from + 1 + Math.floor(this.random() * maxSelected)).map(({ ref }) => ref.uid)
  }

  #pick(names: readonly string[]): string {
    return names[Math.floor(this.random() * names.length)]!
  }
}

const letter = (subject: string): DraftContent =>
  draftContent({
    to: [{ address: 'bob@corp.example', name: '' }],
    cc: [{ address: 'x@example.net', name: '' }],
    subject,
  })
