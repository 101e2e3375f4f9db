import type { Bit } from './AccountTables'

/** Tables of `contacts/`. */
export interface ContactTables {
  /** The personal address book. */
  contacts: {
    account_id: number
    /** `addressKey` of the address: what makes two of them the same. */
    address_key: string
    address: string
    name: string
    created_at: number
  }
  /** Whose mail is always welcome, and whose is refused. */
  sender_lists: {
    account_id: number
    /** `addressKey` of an address, or a domain as `@example.com`. */
    entry: string
    list: 'white' | 'black'
    created_at: number
  }
  /** What Chinese names are found by, whoever bears them. */
  name_keys: {
    name: string
    key: string
    /** 1 when it begins with the name. */
    is_start: Bit
  }
  /** Whom an account writes to. */
  recent_recipients: {
    account_id: number
    address_key: string
    address: string
    /** May be empty. */
    name: string
    /** The greater, the later and the more often. */
    warmth: number
  }
}
