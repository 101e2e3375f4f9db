/** What the owner of a composer can ask of it. */
export interface ComposerHandle {
  /**
   * Asks the writer what to do with an unsent mail: keep it as a draft, throw it away, or go on writing.
   *
   * @returns true when the composer may be taken away; nothing is lost then that was meant to be kept
   * @source CO-15
   */
  confirmClose(): Promise<boolean>
}
