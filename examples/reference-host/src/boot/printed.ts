const key = 'mailroom.print'

/** The page that is to be printed. It lies in the storage of its window and goes with it. @source RD-15 */
export const printed = {
  get: (): string | undefined => sessionStorage.getItem(key) ?? undefined,

  /** Opens the window of a page: it gets a copy of our storage, and ours keeps nothing. False when it cannot be opened. */
  open(html: string): boolean {
    try {
      sessionStorage.setItem(key, html)
      return window.open('/print', '_blank') !== null
    } catch {
      // Larger than what the storage takes.
      return false
    } finally {
      sessionStorage.removeItem(key)
    }
  },
}
