/** Tables of the secrecy of mails. */
export interface SecrecyTables {
  /** What mails were sent as by people of the organisation; the first to say it is believed. */
  mail_levels: {
    message_id: string
    /** Rank, 1 to 5. */
    level: number
    /** JSON list of `[name, rank]` of its files. */
    files: string
  }
}
