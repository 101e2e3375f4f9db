import type { Generated } from 'kysely'
import type { Bit } from './AccountTables'

/** Tables of `writing/`. */
export interface WritingTables {
  /** What people write once and use in many mails. */
  kept_texts: {
    account_id: number
    /** Given to the outside. */
    public_id: string
    kind: 'signature' | 'template'
    title: string
    /** As it was kept. It is cleaned where it is shown or written with, never here. */
    html: string
    /** 1 for the signature that is put into new mails; at most one of an account. */
    is_for_new: Generated<Bit>
    /** 1 for that of answers and forwards. */
    is_for_answers: Generated<Bit>
    /** ms since 1970; the order of signatures. */
    created_at: number
  }
}
