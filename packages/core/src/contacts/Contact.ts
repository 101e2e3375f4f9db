import type { Flavour } from '../mail/ids'

/** Names a contact of the personal address book for as long as it is in it. */
export type ContactId = Flavour<number, 'ContactId'>

/** Names a group of the personal address book. */
export type ContactGroupId = Flavour<number, 'ContactGroupId'>

/** What somebody has noted of a person. Texts may be empty, except `address`. @source 2nd text 3 */
export interface ContactFields {
  /** Full name; at most `maxContactText` characters, as all texts of one line. */
  readonly name: string
  /** Where mail goes that is written to them. No two contacts of an address book have the same. */
  readonly address: string
  /** Further addresses; at most `maxMoreAddresses`. */
  readonly moreAddresses: readonly string[]
  readonly mobile: string
  /** `1990-04-23`, or `--04-23` without a year; empty when it is not known. */
  readonly birthday: string
  readonly company: string
  readonly department: string
  readonly jobTitle: string
  readonly workPhone: string
  readonly fax: string
  readonly workAddress: PostalAddress
  readonly homePhone: string
  readonly homeAddress: PostalAddress
  /** Of the web; `http` or `https`. */
  readonly homepage: string
  readonly msn: string
  readonly qq: string
  /** Several lines; at most `maxContactNote` characters. */
  readonly family: string
  /** Several lines; at most `maxContactNote` characters. */
  readonly remark: string
  /** The groups that it is in. */
  readonly groups: readonly ContactGroupId[]
}

/** Where somebody lives or works. */
export interface PostalAddress {
  readonly country: string
  /** Province or state. */
  readonly region: string
  readonly city: string
  /** What stands on the door: street and number. */
  readonly street: string
  readonly postalCode: string
}

/** Somebody in the personal address book. */
export interface Contact extends ContactFields {
  readonly id: ContactId
}

/** A contact as a list shows it. */
export type ContactRow = Pick<Contact, 'id' | 'name' | 'address' | 'mobile' | 'company' | 'groups'>

/** A group of the personal address book. */
export interface ContactGroup {
  readonly id: ContactGroupId
  readonly name: string
  /** Contacts in it. */
  readonly count: number
}

/** The groups of an address book. @source CT-02, CT-04 */
export interface ContactGroups {
  /** By name. */
  readonly groups: readonly ContactGroup[]
  /** All contacts. */
  readonly total: number
  /** Those that are in no group. */
  readonly ungrouped: number
}

/** A page of the personal address book. */
export interface ContactQuery {
  /** Found anywhere in a name, an address, a company or a mobile number; empty for everybody. */
  readonly text: string
  /** Those of one group, or of none; absent for all. */
  readonly group?: ContactGroupId | 'none'
  /** A multiple of `limit`. */
  readonly offset: number
  /** 1 to `maxPeoplePage`. */
  readonly limit: number
}

/** Contacts by name, then by address. */
export interface ContactPage {
  readonly contacts: readonly ContactRow[]
  /** All that fit. */
  readonly total: number
}

/** Most characters of a text of one line. */
export const maxContactText = 100

/** Most characters of a text of several lines. */
export const maxContactNote = 1000

/** Most addresses that a contact has besides its first. */
export const maxMoreAddresses = 5

/** Most characters of a group's name. @source 2nd text 5 */
export const maxContactGroupName = 50

/** Most groups of an address book. */
export const maxContactGroups = 200

/** Most contacts of an address book. */
export const maxContacts = 20_000

/** Most contacts that are changed at a time. */
export const maxContactsAtOnce = 1000

/** Sets of contacts that seem to be the same person, of one answer. */
export const maxDoubles = 50

/** Contacts of one such set. */
export const maxDoubled = 10

/** For so long a contact that was removed can be brought back. */
export const contactUndoMs = 3_600_000

const nowhere: PostalAddress = { country: '', region: '', city: '', street: '', postalCode: '' }

/** A contact of whom nothing is known. */
export const noContactFields: ContactFields = {
  name: '',
  address: '',
  moreAddresses: [],
  mobile: '',
  birthday: '',
  company: '',
  department: '',
  jobTitle: '',
  workPhone: '',
  fax: '',
  workAddress: nowhere,
  homePhone: '',
  homeAddress: nowhere,
  homepage: '',
  msn: '',
  qq: '',
  family: '',
  remark: '',
  groups: [],
}
