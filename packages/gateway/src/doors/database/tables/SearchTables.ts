/** Tables of `searches`. */
export interface SearchTables {
  /** Searches that people come back to. */
  searches: {
    account_id: number
    /** Given to the outside. */
    public_id: string
    /** Null for one that was only used lately. */
    name: string | null
    /** In the language of the search box. */
    query: string
    /** ms since 1970 */
    used_at: number
  }
}
