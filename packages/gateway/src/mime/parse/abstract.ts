import { cutWhole } from './headers/cleanPhrase'
import type { ParsedMessage } from './ParsedMessage'

/** Characters of an abstract: two lines of a wide list. */
const ABSTRACT_CHARS = 200

/** Characters of the body that are looked at to fill them. */
const SOURCE_CHARS = 8_000

/** Of these characters, of which enough are mostly the sender's own. */
const NEAR_CHARS = 1_500

/** Of the sender's own, which mostly fill them. */
const START_CHARS = 1_000

/** What newsletters put after their first words to keep the rest out of the preview. */
const fillers = /\p{Default_Ignorable_Code_Point}+/gu

/**
 * The first words of a mail for the list and for notifications: one line, without addresses of links and without the
 * quoted mail that is answered.
 *
 * @source SH-09
 */
export function abstract({ plainText }: Pick<ParsedMessage, 'plainText'>): string {
  const near = ownText(plainText.slice(0, NEAR_CHARS))
  const start = near.length > START_CHARS ? clean(near.slice(0, START_CHARS)) : ''
  // What is cut off the end of a text shows in its last words alone.
  const words = start.length > ABSTRACT_CHARS + 50 ? start : allWords(plainText.slice(0, SOURCE_CHARS))
  return words.length <= ABSTRACT_CHARS ? words : `${cutWhole(words, ABSTRACT_CHARS - 1).trimEnd()}…`
}

/** Without the lines of the mail that is answered, unless there are no others. */
const allWords = (text: string): string => clean(ownText(text)) || clean(text)

const ownText = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join(' ')

const clean = (text: string): string =>
  text
    .replace(/<(?:https?:\/\/|mailto:)[^<>\s]{0,2000}>|\bhttps?:\/\/[^\s<>"，。；）]{1,2000}/gi, ' ')
    .replace(/[-=_*~]{4,}/g, ' ')
    .replace(fillers, '')
    .replace(/\s+/g, ' ')
    .trim()
