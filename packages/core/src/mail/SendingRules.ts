/** What the mail system lets a writer choose. */
export interface SendingRules {
  /**
   * The writer decides whether a copy is kept, and whether each recipient gets a mail of their own. False where a mail
   * server keeps a copy of whatever it sends.
   *
   * @source CO-06
   */
  readonly decidesOnCopies: boolean
}
