import type { FollowUp } from '../follow-up/FollowUp'
import type { SecrecyLevel } from '../secrecy/SecrecyLevel'

/** The nine flag colours, in the order of the menu; red is the plain flag. @source 1st text 9 */
export const flagColors = [
  'red',
  'green',
  'orange',
  'blue',
  'pink',
  'cyan',
  'yellow',
  'purple',
  'gray',
] as const

/** One of the nine flag colours. */
export type FlagColor = (typeof flagColors)[number]

/** Mails that a folder can have pinned, so that what is pinned can be seen at a glance. @source ML-29 */
export const maxPins = 50

/** What has happened to a mail, apart from its content. */
export interface MessageState {
  readonly isRead: boolean
  readonly isAnswered: boolean
  readonly isForwarded: boolean
  /** Waits for its sending time. */
  readonly isScheduled: boolean
  /** Destroyed after reading. */
  readonly isBurn: boolean
  /** It was destroyed: only its row is left. @source RD-12 */
  readonly isBurned?: boolean
  readonly isUrgent: boolean
  /** As the mail system has sent it; what a mail from outside says of itself does not count. @source CO-12 */
  readonly secrecy?: SecrecyLevel
  readonly hasAttachments: boolean
  readonly flag?: FlagColor
  /** Stands first in the lists of its folder. @source ML-29 */
  readonly isPinned?: boolean
  /** Was snoozed and has come back. @source ML-29 */
  readonly cameBack?: boolean
  /** The reader is reminded of it. @source ML-29 */
  readonly followUp?: FollowUp
  /** Names of the user's tags on it. */
  readonly tags: readonly string[]
}

/** A change of state. Absent means untouched; `flag: null` clears the flag. */
export interface StateChange {
  readonly isRead?: boolean
  readonly flag?: FlagColor | null
  /**
   * `invalid` when the folder would have more than `maxPins`. One pin holds a conversation: also where the whole of one is
   * meant, it is put on the mails that are named.
   *
   * @source ML-29
   */
  readonly isPinned?: boolean
  /**
   * Sets a reminder in the place of the one before; null takes it away. `invalid` for a time that is none by `isFollowUpTime`.
   * Whether it is due says the mail system.
   *
   * @source ML-29
   */
  readonly followUp?: FollowUp | null
  readonly addTags?: readonly string[]
  /** `all`: whatever tags are on it. */
  readonly removeTags?: readonly string[] | 'all'
}

/** The word for a mail in the read-state column. @source ML-11 */
export type ReadState =
  | 'unread'
  | 'read'
  | 'answered'
  | 'forwarded'
  | 'answeredAndForwarded'
  | 'scheduled'
  | 'gone'
