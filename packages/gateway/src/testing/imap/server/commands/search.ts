import { parseMessage } from '../../../../mime/parse/parseMessage'
import type { ParsedMessage } from '../../../../mime/parse/ParsedMessage'
import type { ServerMail } from '../model/ServerFolder'
import { itemsOf, textOf, type Token } from '../protocol/parseCommand'
import { Refusal } from '../protocol/Refusal'
import { setOf } from '../protocol/sequenceSet'
import type { Session } from '../Session'
import { type Command, selectedOf } from './Command'
import { criteria, type Searched } from './criteria'

/** What was read of a mail, as long as the mail is kept. */
const parsedMails = new WeakMap<Buffer, Promise<ParsedMessage>>()

/** SEARCH, with `RETURN (...)` where ESEARCH is. @source RFC 3501 6.4.4, RFC 4731 */
export const search = (byUid: boolean): Command => ({
  async run(session, args) {
    const rest = [...args]
    const wanted = returned(session, rest)
    skipCharset(rest)
    const found = (await matches(session, rest)).map(({ sequence, mail }) => (byUid ? mail.uid : sequence))
    session.say(wanted ? extended(session, found, byUid, wanted) : `* SEARCH ${found.join(' ')}`.trimEnd())
    return 'OK Done'
  },
})

/** `SORT (REVERSE ARRIVAL) UTF-8 ALL`. @source RFC 5256 */
export const sort = (byUid: boolean): Command => ({
  capability: 'SORT',
  async run(session, [order, , ...rest]) {
    const compare = comparison(itemsOf(order).map((word) => textOf(word).toUpperCase()))
    const found = (await matches(session, rest)).toSorted((a, b) => compare(a, b) || a.sequence - b.sequence)
    session.say(
      `* SORT ${found.map(({ sequence, mail }) => (byUid ? mail.uid : sequence)).join(' ')}`.trimEnd(),
    )
    return 'OK Done'
  },
})

function returned(session: Session, rest: Token[]): readonly string[] | undefined {
  const [first] = rest
  if (first?.kind !== 'atom' || first.text.toUpperCase() !== 'RETURN') return undefined
  if (!session.has('ESEARCH')) throw new Refusal('BAD There is no RETURN')
  const [, list] = rest.splice(0, 2)
  const names = itemsOf(list).map((word) => textOf(word).toUpperCase())
  return names.length > 0 ? names : ['ALL']
}

function skipCharset(rest: Token[]) {
  const [first] = rest
  if (first?.kind === 'atom' && first.text.toUpperCase() === 'CHARSET') rest.splice(0, 2)
}

async function matches(session: Session, tokens: readonly Token[]): Promise<Searched[]> {
  const { known } = selectedOf(session)
  const isFound = criteria(tokens, { lastSequence: known.length, lastUid: known.at(-1)?.uid ?? 0 })
  const found: Searched[] = []
  for (const [index, { uid }] of known.entries()) {
    const mail = selectedOf(session).current(uid)
    if (!mail) continue
    const searched = { sequence: index + 1, mail, parsed: await parsedOf(mail) }
    if (isFound(searched)) found.push(searched)
  }
  return found
}

function parsedOf({ raw }: ServerMail): Promise<ParsedMessage> {
  const parsed = parsedMails.get(raw) ?? parseMessage(raw)
  parsedMails.set(raw, parsed)
  return parsed
}

function extended(
  { tag }: Session,
  found: readonly number[],
  byUid: boolean,
  wanted: readonly string[],
): string {
  const facts: Record<string, number | string | undefined> = {
    MIN: found.length > 0 ? Math.min(...found) : undefined,
    MAX: found.length > 0 ? Math.max(...found) : undefined,
    COUNT: found.length,
    ALL: setOf(found) || undefined,
  }
  const said = wanted.filter((name) => facts[name] !== undefined).map((name) => `${name} ${facts[name]}`)
  return ['* ESEARCH', `(TAG "${tag}")`, ...(byUid ? ['UID'] : []), ...said].join(' ')
}

function comparison(words: readonly string[]): (a: Searched, b: Searched) => number {
  const keys: ((a: Searched, b: Searched) => number)[] = []
  for (const [index, word] of words.entries()) {
    if (word === 'REVERSE') continue
    const sign = words[index - 1] === 'REVERSE' ? -1 : 1
    keys.push((a, b) => {
      const [left, right] = [sortValue(a, word), sortValue(b, word)]
      return left < right ? -sign : left > right ? sign : 0
    })
  }
  return (a, b) => keys.map((key) => key(a, b)).find((answer) => answer !== 0) ?? 0
}

function sortValue({ mail, parsed: { headers } }: Searched, word: string): number | string {
  switch (word) {
    case 'ARRIVAL':
      return mail.date.getTime()
    case 'DATE':
      return headers.date ?? mail.date.getTime()
    case 'SIZE':
      return mail.raw.length
    case 'SUBJECT':
      return headers.subject.replace(/^(?:\s*(?:re|fwd?)\s*:)+\s*/i, '').toUpperCase()
    case 'FROM':
    case 'TO':
    case 'CC':
      return (headers[word.toLowerCase() as 'from'][0]?.address.split('@')[0] ?? '').toUpperCase()
    default:
      throw new Refusal(`BAD There is no order ${word}`)
  }
}
