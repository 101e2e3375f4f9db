import { bareSubject } from '@mailroom/core'

/** Longest key: enough to tell mails apart, short enough to keep the index of a folder in memory. */
const maxKeyCharacters = 60

/**
 * A text as lists sort it: without the prefixes of answers (RFC 5256 2.1), in one case and width, and cut. The order of
 * equal cases is the database's order of code points, which is the same on every engine.
 */
export const subjectKey = (subject: string): string => sortKey(bareSubject(subject))

/** A sender as lists sort it: the name that the list shows, else the address. */
export const fromKey = (from: { readonly name: string; readonly address: string }): string =>
  sortKey(from.name === '' ? from.address : from.name)

const sortKey = (text: string) =>
  Array.from(
    text
      .slice(0, maxKeyCharacters * 4)
      .normalize('NFKC')
      .trim()
      .toLowerCase(),
  )
    .slice(0, maxKeyCharacters)
    .join('')
