import { isSameMessage, type MessageRef, type MessageSummary } from '@mailroom/core'

/** What is shown of the mails that have come. */
export interface NewMailsShown {
  /** The newest first. */
  readonly mails: readonly MessageSummary[]
  /** Place of the one that is shown, from 0. */
  readonly place: number
}

/** The mails that have come and were neither opened nor seen yet. @source SH-09 */
export class NewMails {
  readonly #listeners = new Set<() => void>()
  #shown: NewMailsShown = { mails: [], place: 0 }

  readonly read = (): NewMailsShown => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The newest is shown. */
  add(mail: MessageSummary): void {
    const others = this.#shown.mails.filter(({ ref }) => !isSameMessage(ref, mail.ref))
    this.#set({ mails: [mail, ...others], place: 0 })
  }

  /** What stood behind it is shown in its place. */
  remove(gone: MessageRef): void {
    const mails = this.#shown.mails.filter(({ ref }) => !isSameMessage(ref, gone))
    if (mails.length === this.#shown.mails.length) return
    this.#set({ mails, place: Math.max(0, Math.min(this.#shown.place, mails.length - 1)) })
  }

  step(by: 1 | -1): void {
    const { mails, place } = this.#shown
    this.#set({ mails, place: Math.max(0, Math.min(place + by, mails.length - 1)) })
  }

  clear(): void {
    if (this.#shown.mails.length > 0) this.#set({ mails: [], place: 0 })
  }

  #set(shown: NewMailsShown): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}
