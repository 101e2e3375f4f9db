import type { Suggestion } from './Suggestion'

/** Whose list of people: the user's own, or that of the organisation. @source 2nd text 2, 7: pab, oab */
export type AddressBook = 'personal' | 'organisation'

/** Rows of one page of an address book at most. */
export const maxPeoplePage = 100

/** A page of an address book. */
export interface PeopleQuery {
  readonly book: AddressBook
  /** Found anywhere in a name or an address; empty for everybody. */
  readonly text: string
  /** People of this department and of those below it; of the organisation's book only. */
  readonly department?: number
  /** People whose mailbox is of this domain, such as `example.org`; of the organisation's book only. @source CT-05 */
  readonly domain?: string
  /** A multiple of `limit`. */
  readonly offset: number
  /** At most `maxPeoplePage`. */
  readonly limit: number
}

/** People by name, then by address. */
export interface PeoplePage {
  readonly people: readonly Suggestion[]
  /** All that fit. */
  readonly total: number
}

/** A part of the organisation. */
export interface OrganisationDepartment {
  readonly id: number
  readonly name: string
  /** The one that it belongs to; absent at the top. */
  readonly parentId?: number
}
