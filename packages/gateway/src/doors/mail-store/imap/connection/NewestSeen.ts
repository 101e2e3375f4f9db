/**
 * The newest mail of each folder that any connection of an account has heard of. Each connection learns of new mail for
 * itself: who was shown a mail by one of them would miss it on the page that another one gives.
 */
export class NewestSeen {
  /** By the path of the folder. */
  readonly #seen = new Map<string, { readonly uidValidity: number; readonly uid: number }>()

  /** Takes note of a mail that is there, or was. */
  note(path: string, uidValidity: number, uid: number): void {
    if (uid > this.of(path, uidValidity)) this.#seen.set(path, { uidValidity, uid })
  }

  /** @returns 0 when nothing is known of the folder as it is now */
  of(path: string, uidValidity: number): number {
    const seen = this.#seen.get(path)
    return seen?.uidValidity === uidValidity ? seen.uid : 0
  }
}
