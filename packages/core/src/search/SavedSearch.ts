/** A search to come back to, kept for its owner. @source ML-27 */
export interface SavedSearch {
  readonly id: string
  /** Absent for one that was only used lately. */
  readonly name?: string
  /** In the language of the search box: see `parseSearch`. */
  readonly query: string
}

/** Longest name of a saved search, in characters. */
export const maxSearchNameLength = 50

/** Searches that a person can keep. */
export const maxSavedSearches = 50

/** Searches that were used lately; older ones are forgotten. */
export const maxRecentSearches = 8

/** Longest query in the language of the search box, in characters. */
export const maxSearchQueryLength = 500

/** Longest keyword in the search box, in characters. @source SH-06 */
export const maxKeywordLength = 50
