/** Tables of what people have decided about the mails they read. */
export interface TrustTables {
  /** Senders whose pictures are shown without asking. */
  picture_senders: {
    account_id: number
    /** Lower case. */
    address: string
    allowed_at: number
  }
}
