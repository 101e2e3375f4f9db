import type { FolderId } from '@mailroom/core'

/**
 * Lets one piece of work at a time change what is known of a folder, in the order of arrival. Work on two folders takes
 * both, so two moves in opposite directions do not wait for each other for ever.
 */
export class FolderLocks {
  readonly #last = new Map<FolderId, Promise<unknown>>()

  async run<T>(folders: readonly FolderId[], work: () => Promise<T>): Promise<T> {
    // All places in line are taken at once, before anything is awaited: that makes the order the same in each line.
    const before = folders.flatMap((id) => this.#last.get(id) ?? [])
    const mine = Promise.all(before).then(work)
    // Who waits behind us does not care how we ended.
    const ended = mine.then(nothing, nothing)
    for (const id of folders) this.#last.set(id, ended)
    try {
      return await mine
    } finally {
      for (const id of folders) if (this.#last.get(id) === ended) this.#last.delete(id)
    }
  }
}

const nothing = () => {}
