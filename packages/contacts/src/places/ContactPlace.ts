import type { AddressBook, ContactGroupId } from '@mailroom/core'

/** A place in the contacts. @public */
export interface ContactPlace {
  readonly book: AddressBook
  /**
   * A part of it: a group or department by its id; of one's own book also `none` for contacts in no group and `recent` for
   * the people one writes to, of the organisation's `lists` for those that several people stand behind, and `@example.org`
   * for its people at that domain. Absent: all of it.
   */
  readonly part?: string
}

/** What a place shows, and of what. */
export type PlaceKind =
  | { readonly kind: 'contacts'; readonly group: ContactGroupId | 'none' | undefined }
  | { readonly kind: 'recent' | 'lists' }
  | {
      readonly kind: 'colleagues'
      readonly department: number | undefined
      readonly domain: string | undefined
    }

/** What a place shows; a part that makes no sense is as if it were not named. */
export function placeKind({ book, part }: ContactPlace): PlaceKind {
  const id = part !== undefined && /^[1-9]\d{0,14}$/.test(part) ? Number(part) : undefined
  if (book === 'organisation') {
    if (part === 'lists') return { kind: 'lists' }
    return { kind: 'colleagues', department: id, domain: /^@(.+)/.exec(part ?? '')?.[1] }
  }
  if (part === 'recent') return { kind: 'recent' }
  return { kind: 'contacts', group: part === 'none' ? 'none' : id }
}

/** Names a place within the contacts, for keys of lists. */
export const placeId = ({ book, part }: ContactPlace): string =>
  part === undefined ? book : `${book} ${part}`

/** The place of such a name. */
export function placeOf(id: string): ContactPlace {
  const [book, part] = id.split(' ')
  const known: AddressBook = book === 'organisation' ? book : 'personal'
  return { book: known, ...(part !== undefined && { part }) }
}
