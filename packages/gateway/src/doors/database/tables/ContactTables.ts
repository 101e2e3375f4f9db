import type { Generated } from 'kysely'
import type { Bit } from './AccountTables'

/** Tables of `contacts/`. */
export interface ContactTables {
  /** The personal address book. */
  contacts: {
    id: Generated<number>
    account_id: number
    /** `addressKey` of the address: what makes two of them the same. */
    address_key: string
    address: string
    /** May be empty. */
    name: string
    /** `nameOrder` of what is shown: the name, else the address. */
    name_order: string
    mobile: string
    company: string
    /** `ContactDetails` as JSON. */
    details: string
    created_at: number
    changed_at: number
    /** Null: it is there. */
    removed_at: number | null
  }
  /** Groups of the personal address book. */
  contact_groups: {
    id: Generated<number>
    account_id: number
    name: string
    /** `groupKey` of it: no two groups of an account have the same. */
    name_key: string
    name_order: string
  }
  /** Who is in them. */
  contact_group_members: {
    group_id: number
    contact_id: number
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
