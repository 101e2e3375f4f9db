import type { SavedSearch } from '../search/SavedSearch'
import type { SearchPage, SearchQuery } from '../search/SearchConditions'
import type { ReadOptions } from './MailroomAdapter'

/** Finding mails in all folders at once, and the searches that a person comes back to. */
export interface SearchPort {
  /** `invalid` when nothing is asked for, `notFound` for a folder that is not there. */
  find(query: SearchQuery, options?: ReadOptions): Promise<SearchPage>
  /** Those that were kept, by name, then those used lately, the last one first. */
  saved(options?: ReadOptions): Promise<readonly SavedSearch[]>
  /** Keeps a search; one of that name gets the new query. `invalid` with `fields.name` for an impossible name. */
  save(search: { readonly name: string; readonly query: string }): Promise<SavedSearch>
  /** Forgets a search; nothing happens when it is gone. */
  remove(id: SavedSearch['id']): Promise<void>
  /** Remembers that a search was used. */
  note(query: string): Promise<void>
  /** Forgets all that were only used lately. */
  forgetUsed(): Promise<void>
}
