import type { FolderId, InternetMessageId } from '../mail/ids'
import type { MessageSummary } from '../mail/Message'

/** Something happened on the server that an open page should know. */
export type LiveEvent =
  | { readonly kind: 'messageArrived'; readonly message: MessageSummary }
  /** `act` is the name that a change of state was given, see `ActOptions`: whoever did it knows already. */
  | { readonly kind: 'folderChanged'; readonly folder: FolderId; readonly act?: string }
  /** Folders came or went, have other names or places, or their lock was set, opened or taken off. */
  | { readonly kind: 'foldersChanged' }
  | { readonly kind: 'deliveryChanged'; readonly messageId: InternetMessageId }
  /** A mail waits for the listener's review, or one that did was decided. */
  | { readonly kind: 'reviewsChanged' }
  /** Events or calendars that the listener sees have changed. */
  | { readonly kind: 'calendarChanged' }
  | { readonly kind: 'sessionEnded' }
  /** The mailbox of somebody else that one works in is shared no longer, or otherwise: the line ends. @source A3 */
  | { readonly kind: 'shareEnded' }
  /** The screen was locked, here or in another window of the session: the line ends. */
  | { readonly kind: 'screenLocked' }

/** State of the line. `offline`: none and a new attempt is waited for. */
export type LiveState = 'connecting' | 'online' | 'offline'
