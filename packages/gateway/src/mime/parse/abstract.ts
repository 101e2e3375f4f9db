import { cutWhole } from './headers/cleanPhrase'
import type { ParsedMessage } from './ParsedMessage'

/** Characters of an abstract: two lines of a wide list. */
const ABSTRACT_CHARS = 200

/** Characters of the body that are looked at to fill them. */
const SOURCE_CHARS = 8_000

/** Of these characters, which mostly fill them. */
const START_CHARS = 1_000

/** What newsletters put after their first words to keep the rest out of the preview. */
const fillers = /\p{Default_Ignorable_Code_Point}+/gu

/**
 * The first words of a mail for the list and for notifications: one line, without addresses of links and without the
 * quoted mail that is answered.
 *
 * @source SH-09
 */
export function abstract(message: Pick<ParsedMessage, 'plainText'>): string {
  const lines = message.plainText.slice(0, SOURCE_CHARS).split('\n')
  const own = lines.filter((line) => !line.startsWith('>'))
  const words = cleanStart(own.join(' ')) || cleanStart(lines.join(' '))
  return words.length <= ABSTRACT_CHARS ? words : `${cutWhole(words, ABSTRACT_CHARS - 1).trimEnd()}…`
}

/** All of a text only where its beginning does not fill an abstract: what is cut off its end shows in its last words alone. */
function cleanStart(text: string): string {
  const start = text.length > START_CHARS ? clean(text.slice(0, START_CHARS)) : ''
  return start.length > ABSTRACT_CHARS + 50 ? start : clean(text)
}

const clean = (text: string): string =>
  text
    .replace(/<(?:https?:\/\/|mailto:)[^<>\s]{0,2000}>|\bhttps?:\/\/[^\s<>"，。；）]{1,2000}/gi, ' ')
    .replace(/[-=_*~]{4,}/g, ' ')
    .replace(fillers, '')
    .replace(/\s+/g, ' ')
    .trim()
