import type { ParsedMessage } from '../../../../mime/parse/ParsedMessage'
import { textOf, type Token } from '../protocol/parseCommand'
import { Refusal } from '../protocol/Refusal'
import { sequenceSet } from '../protocol/sequenceSet'
import { fieldOf, mimeTree } from '../render/mimeNode'
import type { Picked } from './pick'

/** A mail as searches look at it. */
export interface Searched extends Picked {
  readonly parsed: ParsedMessage
}

/** Whether a mail is found. */
export type Criterion = (mail: Searched) => boolean

/** What `*` stands for. */
export interface Limits {
  readonly lastSequence: number
  readonly lastUid: number
}

const systemFlags = new Map([
  ['ANSWERED', '\\Answered'],
  ['DELETED', '\\Deleted'],
  ['DRAFT', '\\Draft'],
  ['FLAGGED', '\\Flagged'],
  ['SEEN', '\\Seen'],
])

/** All that the tokens ask for, joined by "and". @throws {Refusal} BAD @source RFC 3501 6.4.4 */
export function criteria(tokens: readonly Token[], limits: Limits): Criterion {
  const rest = [...tokens]
  const all: Criterion[] = []
  while (rest.length > 0) all.push(next(rest, limits))
  return (mail) => all.every((one) => one(mail))
}

function next(rest: Token[], limits: Limits): Criterion {
  const token = rest.shift()
  if (token?.kind === 'list') return criteria(token.items, limits)
  const key = textOf(token).toUpperCase()
  const word = () => textOf(rest.shift())
  const one = () => next(rest, limits)
  if (/^[\d*]/.test(key)) return inSet(key, limits.lastSequence, ({ sequence }) => sequence)
  const flag = systemFlags.get(key.replace(/^UN/, ''))
  if (flag) return ({ mail }) => mail.flags.has(flag) !== key.startsWith('UN')
  switch (key) {
    case 'ALL':
      return () => true
    case 'UID':
      return inSet(word(), limits.lastUid, ({ mail }) => mail.uid)
    case 'KEYWORD':
    case 'UNKEYWORD':
      return hasFlag(word(), key === 'KEYWORD')
    case 'NOT':
      return not(one())
    case 'OR':
      return or(one(), one())
    case 'LARGER':
      return above(Number(word()), ({ mail }) => mail.raw.length)
    case 'SMALLER':
      return below(Number(word()), ({ mail }) => mail.raw.length)
    case 'MODSEQ':
      return above(Number(word()) - 1, ({ mail }) => mail.modSeq)
    case 'HEADER':
      return inHeader(word().toLowerCase(), word())
    default:
      return byDate(key, word) ?? byText(key, word)
  }
}

const inSet = (text: string, last: number, numberOf: (mail: Searched) => number): Criterion => {
  const isIn = sequenceSet(text, last)
  return (mail) => isIn(numberOf(mail))
}
const hasFlag =
  (flag: string, isWanted: boolean): Criterion =>
  ({ mail }) =>
    mail.flags.has(flag) === isWanted
const not =
  (one: Criterion): Criterion =>
  (mail) =>
    !one(mail)
const or =
  (one: Criterion, other: Criterion): Criterion =>
  (mail) =>
    one(mail) || other(mail)
const above =
  (limit: number, valueOf: (mail: Searched) => number): Criterion =>
  (mail) =>
    valueOf(mail) > limit
const below =
  (limit: number, valueOf: (mail: Searched) => number): Criterion =>
  (mail) =>
    valueOf(mail) < limit

/** An empty text asks only for the field. */
const inHeader =
  (name: string, text: string): Criterion =>
  ({ mail }) => {
    const value = fieldOf(mimeTree(mail.raw).fields, name)
    return value !== undefined && holds(Buffer.from(value, 'latin1').toString('utf8'), text)
  }

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

/** Days, without regard to time and zone. */
function byDate(key: string, word: () => string): Criterion | undefined {
  const found = /^(SENT)?(BEFORE|ON|SINCE)$/.exec(key)
  if (!found) return undefined
  const day = dayOf(new Date(`${word()} UTC`))
  const valueOf = ({ mail, parsed }: Searched) =>
    dayOf(found[1] ? new Date(parsed.headers.date ?? NaN) : mail.date)
  if (found[2] === 'BEFORE') return (mail) => valueOf(mail) < day
  return found[2] === 'ON' ? (mail) => valueOf(mail) === day : (mail) => valueOf(mail) >= day
}

const dayOf = (date: Date): number => Math.floor(date.getTime() / 86_400_000)

function byText(key: string, word: () => string): Criterion {
  const text = ({ parsed: { headers, plainText } }: Searched): string => {
    const people = (name: 'from' | 'to' | 'cc' | 'bcc') =>
      headers[name].map((one) => `${one.name} <${one.address}>`).join(', ')
    switch (key) {
      case 'SUBJECT':
        return headers.subject
      case 'FROM':
      case 'TO':
      case 'CC':
      case 'BCC':
        return people(key.toLowerCase() as 'from')
      case 'BODY':
        return plainText
      case 'TEXT':
        return [headers.subject, people('from'), people('to'), people('cc'), plainText].join('\n')
      default:
        throw new Refusal(`BAD There is no ${key}`)
    }
  }
  const part = word()
  return (mail) => holds(text(mail), part)
}
