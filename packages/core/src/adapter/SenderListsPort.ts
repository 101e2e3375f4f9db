import type {
  SenderEntry,
  SenderList,
  SenderListAddition,
  SenderListPage,
  SenderListQuery,
} from '../contacts/SenderList'
import type { ReadOptions } from './MailroomAdapter'

/**
 * The lists of senders that a user keeps. Who is welcome is never refused: an address counts before its domain.
 *
 * @source ST-10, RD-17
 */
export interface SenderListsPort {
  page(query: SenderListQuery, options?: ReadOptions): Promise<SenderListPage>
  /**
   * Puts addresses and domains on a list, at most `maxSenderEntries`. What stood on the list of those who are welcome
   * goes from it to that of the refused, and the other way round. `invalid` when the list is full: then nothing is added.
   */
  add(list: SenderList, entries: readonly string[]): Promise<SenderListAddition>
  /** Takes entries off; those that are not on it are passed over. */
  remove(list: SenderList, entries: readonly SenderEntry[]): Promise<void>
}
