import { atom, type ImapArgument, text } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import type { SearchCriterion, SearchKey } from '../ImapAccount'
import { search } from './searchUids'

/** Longest words that are asked for; servers refuse lines without end. */
const maxWordsCharacters = 200

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Uids that meet all criteria, ascending. Words travel as quoted strings or literals, never as a part of the command. @source T15 */
export function searchMails(
  connection: ImapConnection,
  criteria: readonly SearchCriterion[],
): Promise<number[]> {
  const words = criteria.flatMap((each) => ('words' in each ? [each.words] : []))
  const charset = words.every(isAscii) ? [] : [atom('CHARSET'), atom('UTF-8')]
  return search(connection, 'UID SEARCH', [...charset, ...criteria.flatMap(criterion)])
}

function criterion(each: SearchCriterion): ImapArgument[] {
  if ('since' in each) return [atom('SINCE'), atom(dayOf(each.since))]
  if ('before' in each) return [atom('BEFORE'), atom(dayOf(each.before))]
  const anywhere = inOneOf(each.keys, wordsOf(each.words))
  return each.isExcluded ? [atom('NOT'), ...anywhere] : anywhere
}

/** `OR FROM "x" OR TO "x" CC "x"` */
function inOneOf([first, ...others]: readonly SearchKey[], words: ImapArgument): ImapArgument[] {
  if (first === undefined) return [atom('ALL')]
  const one = [atom(first), words]
  return others.length === 0 ? one : [atom('OR'), ...one, ...inOneOf(others, words)]
}

/** UTF-8 needs a literal where it was not agreed on for quoted strings. @source RFC 3501 4.3 */
function wordsOf(words: string): ImapArgument {
  const line = words.replace(/[\0\r\n]+/g, ' ').slice(0, maxWordsCharacters)
  return isAscii(line) ? text(line) : { type: 'LITERAL', value: Buffer.from(line) }
}

/** `21-Nov-2026` in UTC. */
function dayOf(at: number): string {
  const date = new Date(at)
  return `${date.getUTCDate()}-${months[date.getUTCMonth()]}-${date.getUTCFullYear()}`
}

const isAscii = (words: string): boolean => /^[\u0020-\u007e]*$/.test(words)
