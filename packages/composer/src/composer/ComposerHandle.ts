/** What became of a mail that was to be sent. */
export type SendOutcome =
  /** The mail system has it. */
  | { readonly kind: 'sent' }
  /** It leaves by itself as soon as its files and its editor are there. */
  | { readonly kind: 'awaitsFiles' }
  /** It leaves by itself once the connection is back. */
  | { readonly kind: 'queued' }
  /** Its writer goes on writing, or it is being sent already. */
  | { readonly kind: 'kept' }
  /** Nothing was sent, and nothing is lost. */
  | { readonly kind: 'failed'; readonly reason: string }

/** What the owner of a composer can ask of it. */
export interface ComposerHandle {
  /**
   * Asks the writer what to do with an unsent mail: keep it as a draft, throw it away, or go on writing.
   *
   * @returns true when the composer may be taken away; nothing is lost then that was meant to be kept
   * @source CO-15
   */
  confirmClose(): Promise<boolean>
  /**
   * Sends the mail as its button does, with the same questions.
   *
   * @returns as soon as the mail system has the mail, though its writer may still call it back
   * @source CO-21
   */
  send(): Promise<SendOutcome>
  /** Puts the cursor where a new mail begins. */
  focus(): void
}
