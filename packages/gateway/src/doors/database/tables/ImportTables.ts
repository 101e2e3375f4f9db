/** Tables of files that come in pieces. */
export interface ImportTables {
  /** Pieces of files, until the last of them is there. */
  upload_chunks: {
    account_id: number
    /** Lower-case hexadecimal, as the sender says. */
    file_md5: string
    /** From 0. */
    number: number
    blob_key: string
    size_bytes: number
    stored_at: number
  }
}
