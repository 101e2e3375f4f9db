/** Longest name of a tag, in characters. @source ML-16 */
export const maxTagNameCharacters = 20

/** A coloured word that the user puts on mails. */
export interface Tag {
  /** Names the tag in calls; stays when the tag is renamed. */
  readonly id: string
  /** 1 to 20 characters, unique in the mailbox. */
  readonly name: string
  /** `#RRGGBB`, one of the sixteen. */
  readonly color: string
}
