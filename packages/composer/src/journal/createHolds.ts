/**
 * Tells which drafts are being written now, in this window or another one of the same browser. The browser lets go of a
 * lock when its page dies. Pages that are not served securely have no locks: there, only this window's own are known.
 *
 * @param name what the locks begin with
 */
export function createHolds(name: string) {
  const own = new Set<string>()
  const locks = globalThis.navigator?.locks as LockManager | undefined
  return {
    /** Ids of all drafts that somebody holds. */
    async held(): Promise<ReadonlySet<string>> {
      const { held = [] } = (await locks?.query()) ?? {}
      const names = held.flatMap((lock) => (lock.name?.startsWith(`${name} `) ? [lock.name] : []))
      return new Set([...own, ...names.map((each) => each.slice(name.length + 1))])
    },
    /** @returns lets go */
    hold(id: string): () => void {
      let release: () => void = () => undefined
      const over = new Promise<void>((resolve) => {
        release = resolve
      })
      own.add(id)
      // Refused where storage is; the window's own list is enough then.
      void locks?.request(`${name} ${id}`, { mode: 'shared' }, () => over).catch(() => undefined)
      return () => {
        own.delete(id)
        release()
      }
    },
  }
}
