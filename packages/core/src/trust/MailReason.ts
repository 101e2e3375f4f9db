import type { SenderEntry } from '../contacts/SenderList'
import type { SenderStanding } from '../contacts/PersonCard'

/**
 * Something that explains why a mail is where it is.
 *
 * - `alias` it was addressed to another address of the reader's
 * - `list` it was addressed to a list of the organisation that the reader is on
 * - `unnamed` it names the reader nowhere: a blind copy, a list outside or a forward brought it
 * - `standing` the reader refuses its sender, or always welcomes them, by this entry of their lists
 * - `junk` a mail server has marked it as junk on its way
 */
export type MailReason =
  | { readonly kind: 'alias'; readonly address: string }
  | { readonly kind: 'list'; readonly address: string }
  | { readonly kind: 'unnamed' }
  | { readonly kind: 'standing'; readonly standing: SenderStanding; readonly entry: SenderEntry }
  | { readonly kind: 'junk' }
